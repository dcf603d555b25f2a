import { dataRights } from '@/content/pages/documents/form-notices';

/** The privacy notice of a form: how the typed data is used, the visitor's rights, and a link to the details. */
export function FormNotice({ children, className = 'mt-4' }: { children: string; className?: string }) {
  return (
    <p className={`prose-measure text-caption text-ink-soft ${className}`}>
      {children} {dataRights.text}{' '}
      <a href={dataRights.href} className="text-lagoon underline">
        {dataRights.how}
      </a>
    </p>
  );
}
