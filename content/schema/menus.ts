/** The schemas of the menu at the top and of the footer, `content/records/menus/*.json`. */
import * as z from 'zod';
import { quoted, words } from './page-parts';
import { text } from './fields';

const href = z
  .string()
  .regex(/^\/[a-z0-9#/-]*$/, "must look like '/packages/honeymoon'")
  .meta({ title: 'Page of this site', description: 'Its address, such as: /packages/honeymoon', inContract: true });

const link = z.strictObject({ label: words(40, 'Name'), href });

const notedLink = z.strictObject({
  ...link.shape,
  note: text.max(40).optional().meta({ title: 'Second line', inContract: true }),
});

const links = (title: string) => z.array(link).min(1).max(30).meta({ title, one: 'link', summary: '{{label}}' });

const dropdown = (title: string) =>
  z
    .strictObject({
      label: quoted(words(24, 'Name')),
      links: z.array(notedLink).min(1).max(20).meta({ one: 'link', summary: '{{label}}' }),
    })
    .meta({ title });

const entry = (title: string) => quoted(words(24, title));

const bar = z.strictObject({
  home: entry('Home page'),
  destinations: entry('Destinations'),
  domestic: dropdown('Places in India'),
  international: dropdown('Places abroad'),
  packages: dropdown('Packages'),
  itineraries: entry('Itineraries'),
  contact: entry('Contact'),
});

const footer = z.strictObject({
  home: words(40, 'Over the parts of the home page'),
  anchors: links('Parts of the home page'),
  plan: words(40, 'Over further pages'),
  pages: links('Further pages'),
  where: z
    .strictObject({
      home: words(40, 'After a part of the home page'),
      states: words(40, 'After a state'),
    })
    .meta({ title: 'For screen readers, after a name that two links have' }),
  drawn: z
    .strictObject({
      all: words(80, 'While all pictures are drawn'),
      most: words(80, 'Once there are photographs'),
    })
    .meta({ title: 'Line about the pictures' }),
});

/** The schemas by the name of their file. */
export const menuSchemas = { bar, footer } as const;
