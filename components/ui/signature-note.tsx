import { signatureNote } from '@/content/pages/lists';
import { tripsPage } from '@/content/words/trips-page';
import { routes } from '@/content/routes';
import { seedTrips, trips } from '@/content/catalogue/trips';

const { line, links } = signatureNote;

/** Explains that a list holds the signature packages, and links to the lists of the other trips. */
export function SignatureNote() {
  return (
    <p className="prose-measure text-small text-ink-soft">
      {line(seedTrips.length, trips.length - seedTrips.length)}{' '}
      {links.map(({ label, href }, index) => (
        <span key={href}>
          {index === 0 ? null : index === links.length - 1 ? ' and ' : ', '}
          <a href={href} className="font-medium text-lagoon underline">
            {label}
          </a>
        </span>
      ))}
      .{' '}
      <a href={routes.finder} className="font-medium text-lagoon underline">
        {tripsPage.link}
      </a>
    </p>
  );
}
