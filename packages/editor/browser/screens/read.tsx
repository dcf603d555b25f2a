/** A screen with what it reads from the host, or why that cannot be read. */
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { HostError } from '../host';
import { signOut } from '../host/token';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Heading } from './heading';

/** An error as a sentence, with the page that helps. */
export function Trouble({ error }: { error: unknown }) {
  const link = error instanceof HostError ? error.link : undefined;
  return (
    <Notice kind="bad">
      {error instanceof Error ? error.message : String(error)} {link && <a href={link.href}>{link.text}</a>}
      {error instanceof HostError && error.signIn && <Button onClick={signOut}>Sign in again</Button>}
    </Notice>
  );
}

interface Props<Value> {
  /** The heading, which has the focus before anything is read. */
  title: string | ((value: Value | undefined) => string);
  /** Reads the data. The screen is read again if another function is given. */
  of: () => Promise<Value>;
  /** Shows them. `again` reads them anew, and what was shown stays until then. */
  children: (value: Value, again: () => Promise<void>) => ReactNode;
}

export function Read<Value>({ title, of, children }: Props<Value>) {
  const [state, setState] = useState<{ of: unknown; value?: Value; error?: unknown }>({ of });
  const again = useCallback(async () => {
    try {
      setState({ of, value: await of() });
    } catch (error) {
      setState((before) => ({ ...before, error }));
    }
  }, [of]);
  useEffect(() => {
    let isShown = true;
    of().then(
      (value) => isShown && setState({ of, value }),
      (error: unknown) => isShown && setState({ of, error }),
    );
    return () => {
      isShown = false;
    };
  }, [of]);
  const isOld = state.of !== of;
  const { value, error } = isOld ? {} : state;
  return (
    <>
      <Heading title={typeof title === 'string' ? title : title(value)} />
      {error !== undefined && (
        <>
          <Trouble error={error} />
          <Button onClick={() => void again()}>Try again</Button>
        </>
      )}
      {value === undefined ? error === undefined && <p role="status">Reading…</p> : children(value, again)}
    </>
  );
}
