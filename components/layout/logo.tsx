import { Marigold } from '@/components/ui/marigold';
import { routes } from '@/content/routes';
import { site } from '@/content/site';

/** The mark, the name and the tagline: the way home on every page. A logotype: it follows the screen, so that it stays whole at any text size. */
export function Logo() {
  return (
    <a href={routes.home} className="relative z-20 flex min-h-11 items-center gap-[min(0.625rem,2.5vw)]">
      <Marigold size={42} />
      <span className="leading-none">
        <span className="block text-[min(1.25rem,5.2vw)] font-bold tracking-tight">{site.name}</span>
        <span className="mt-1 block text-[min(0.625rem,2.75vw)] font-semibold tracking-[0.09em] whitespace-nowrap">
          {site.tagline}
        </span>
      </span>
    </a>
  );
}
