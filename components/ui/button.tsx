import type { ReactNode } from 'react';

const variants = {
  /** The main action of a screen. */
  primary: 'bg-marigold text-on-marigold hover:bg-marigold-deep',
  /** Any other action. */
  secondary: 'border-2 border-ink text-ink hover:bg-ink hover:text-paper',
  /** Any other action, over the picture at the top of a page. */
  onPoster: 'border-2 border-cream bg-indigo-deep text-cream hover:bg-cream hover:text-indigo',
} as const;

export type ButtonVariant = keyof typeof variants;

/** The classes of a button, for links, buttons and labels alike. Every button is at least 48 px high. */
export function buttonClasses(variant: ButtonVariant = 'primary', extra = ''): string {
  return `button inline-flex min-h-12 items-center justify-center gap-2 rounded-small px-4 py-2.5 sm:px-5 text-center text-small font-semibold leading-tight transition-colors duration-150 ${variants[variant]} ${extra}`;
}

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  variant?: ButtonVariant;
  className?: string;
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ href, children, variant = 'primary', className = '' }: ButtonLinkProps) {
  return (
    <a href={href} className={buttonClasses(variant, className)}>
      {children}
    </a>
  );
}
