import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

/** A plain link to a further page of this site, with an arrow. The space before it separates several links where no style is applied. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      {' '}
      <a
        href={href}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-lagoon underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {children}
        <Icon of={ArrowRight} />
      </a>
    </>
  );
}
