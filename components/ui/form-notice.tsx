import { dataRights } from '@/content/documents/form-notices';
import { routes } from '@/content/routes';

/** The notice beside a form: what is done with what is typed, which rights there are, and where to read how. */
export function FormNotice({ children, className = 'mt-4' }: { children: string; className?: string }) {
  return (
    <p className={`prose-measure text-caption text-ink-soft ${className}`}>
      {children} {dataRights.text}{' '}
      <a href={`${routes.privacy}#${dataRights.section}`} className="text-lagoon underline">
        {dataRights.how}
      </a>
    </p>
  );
}
