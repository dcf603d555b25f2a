import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from './button';
import { Dialog } from './dialog';

interface Question {
  title: string;
  /** Texts and uncontrolled fields. The dialog cannot be confirmed before its required fields are filled. */
  body?: ReactNode;
  yes: string;
  no?: string;
  /** Whether it confirms something that cannot be undone in one step. */
  isBad?: boolean;
}

/**
 * Asks in a dialog.
 * @returns The values of its fields; undefined if the operator declines.
 */
export function ask({ title, body, yes, no = 'Cancel', isBad = false }: Question): Promise<FormData | undefined> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    function end(answer?: FormData): void {
      root.unmount();
      place.remove();
      resolve(answer);
    }
    root.render(
      <Dialog title={title} onClose={end}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            end(new FormData(event.currentTarget));
          }}
        >
          {body}
          <div className="actions">
            <Button type="submit" kind={isBad ? 'bad' : 'main'}>
              {yes}
            </Button>
            <Button onClick={() => end()}>{no}</Button>
          </div>
        </form>
      </Dialog>,
    );
  });
}
