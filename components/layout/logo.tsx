import { Marigold } from '@/components/ui/marigold';
import { routes } from '@/content/routes';
import { site } from '@/content/site';

/** Names longer than this wrap onto three or four lines beside the menu; a smaller font size keeps them in the bar. */
const longName = 24;

const nameSize =
  site.name.length > longName
    ? 'text-[min(1rem,4.2vw)] lg:text-[min(1rem,1.6vw)]'
    : 'text-[min(1.25rem,5.2vw)] lg:text-[min(1.25rem,2vw)]';

/**
 * The mark, the name and the tagline, as the link to the home page. Its size follows the screen and not the text size, so that it always
 * fits.
 */
export function Logo() {
  return (
    <a href={routes.home} className="relative z-20 flex min-h-11 shrink-[1000] items-center gap-[min(0.625rem,2.5vw)]">
      <Marigold size={42} />
      <span className="leading-none">
        <span translate="no" className={`block ${nameSize} font-bold tracking-tight`}>
          {site.name}
        </span>{' '}
        <span className="mt-1 block text-[min(0.625rem,2.75vw)] font-semibold tracking-[0.09em] lg:text-balance lg:text-[min(0.625rem,1vw)]">
          {site.tagline}
        </span>
      </span>
    </a>
  );
}
