import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import { collectionPages } from '@/content/pages/collections';
import { collectionTexts } from '@/content/pages/collections/texts';

/** Links to the collections of trips: all, or all but the one named in `but`. */
export function CollectionLinks({ but }: { but?: string }) {
  return (
    <Section id="collections" heading={collectionTexts.all}>
      <p className="flex flex-wrap gap-x-6">
        {collectionPages
          .filter(({ path }) => path !== but)
          .map(({ path, name }) => (
            <ArrowLink key={path} href={path}>
              {name}
            </ArrowLink>
          ))}
      </p>
    </Section>
  );
}
