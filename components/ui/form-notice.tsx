import { routes } from '@/content/routes';

/** The notice beside a form: what is done with what is typed, and where to read more. */
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
