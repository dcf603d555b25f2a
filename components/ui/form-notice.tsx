import { routes } from '@/content/routes';

/** Beside a form: what becomes of what is typed, and where to read more. */
export function FormNotice({ children }: { children: string }) {
  return (
    <p className="prose-measure mt-4 text-caption text-ink-soft">
      {children}{' '}
      <a href={routes.privacy} className="text-lagoon underline">
        Privacy
      </a>
    </p>
  );
}
