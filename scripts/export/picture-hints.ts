/**
 * Asks for the picture at the top of a page with the page's first bytes. Its element stands behind the style and the menus; typefaces are
 * asked for before it there. In `npm run bench -- / /destinations/kerala --against <the export without hints>` the picture was painted in
 * 0.86 and 0.88 of the time on 400 kbps; behind the typefaces in 0.91 and 0.94. A `Link` header would come in the same packet and say nothing sooner.
 */

const heroPicture = /<picture>((?:<source[^>]*\/>)*)<img\b([^>]*\bfetchPriority="high"[^>]*)\/>/;

const attribute = (text: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1];

/** In the order in which Next writes the attributes of its own: two dozen bytes smaller once compressed. */
const hint = ({ href, ...rest }: Readonly<Record<string, string | undefined>>) =>
  `<link ${Object.entries({ rel: 'preload', href, as: 'image', fetchPriority: 'high', ...rest })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;

/** The links for the head of a page; '' when no picture stands at its top. */
export function pictureHints(html: string): string {
  const [, written = '', image = ''] = heroPicture.exec(html) ?? [];
  if (image === '') return '';
  const sources = [...written.matchAll(/<source[^>]*\/>/g)].map(([source]) => source);
  const [first = ''] = sources;
  // A photograph: the lightest format, which browsers that do not know it leave alone.
  if (attribute(first, 'type'))
    return hint({
      imagesrcset: attribute(first, 'srcSet'),
      imagesizes: attribute(first, 'sizes'),
      type: attribute(first, 'type'),
    });
  const wide = attribute(first, 'media');
  return [
    hint({ href: attribute(image, 'src'), media: wide && `not all and ${wide}` }),
    ...sources.map((source) => hint({ href: attribute(source, 'srcSet'), media: attribute(source, 'media') })),
  ].join('');
}
