/**
 * Checks every content record before a build. Each problem is one line that names the record and the field:
 * `packages kerala-package: price: does not parse: write whole rupees, for example 26300`.
 */
import type * as z from 'zod';
import * as schema from './schema';
import type {
  Destination,
  DomesticPackage,
  GroupTour,
  HoneymoonPackage,
  ItineraryCard,
  Package,
  Section,
  TripNotes,
} from './types';

export interface Content {
  destinations: Readonly<Record<string, Destination>>;
  packages: readonly Package[];
  domesticTours: Readonly<Record<string, readonly DomesticPackage[]>>;
  honeymoonPackages: readonly HoneymoonPackage[];
  groupTours: readonly GroupTour[];
  itineraryCards: readonly ItineraryCard[];
  tripNotes: readonly TripNotes[];
  /** Pictures named by pages rather than by records, by the page's name. */
  pagePictures: Readonly<Record<string, string>>;
  /** Ids of pictures that have an alternative text. */
  describedPictures: ReadonlySet<string>;
  /** Ids of pictures that are drawn. */
  drawnPictures: ReadonlySet<string>;
  /** Every path the site links to, by the name of the link. */
  links: readonly { name: string; href: string }[];
  /** Every path the site answers. */
  paths: ReadonlySet<string>;
}

/** Names of pages under /packages that no package may take. */
const reservedIds = ['honeymoon', 'domestic', 'group-tours'];

interface Entry {
  collection: string;
  record: { id: string };
}

const line = (collection: string, id: unknown, field: string, problem: string) =>
  `${collection} ${String(id)}: ${field}: ${problem}`;

function schemaProblems(collection: string, record: { id: unknown }, shape: z.ZodType): string[] {
  const result = shape.safeParse(record);
  if (result.success) return [];
  return result.error.issues.map((issue) =>
    line(collection, record.id, issue.path.join('.') || 'record', issue.message),
  );
}

function duplicateIds(entries: readonly Entry[]): string[] {
  const seen = new Map<string, string>();
  return entries.flatMap(({ collection, record: { id } }) => {
    const first = seen.get(id);
    seen.set(id, collection);
    if (first) return [line(collection, id, 'id', `is already the id of a record in ${first}`)];
    return reservedIds.includes(id) ? [line(collection, id, 'id', 'is the name of a page under /packages')] : [];
  });
}

function rangeProblem(collection: string, id: string, field: string, range: { from: number; to: number }): string[] {
  return range.from > range.to
    ? [line(collection, id, field, `runs backwards, from ${range.from} to ${range.to}`)]
    : [];
}

function pictureProblems(content: Content, collection: string, id: string, field: string, picture: string): string[] {
  if (!content.drawnPictures.has(picture))
    return [line(collection, id, field, `'${picture}' is not drawn: scripts/posters/scenes/${picture}.ts is missing`)];
  if (!content.describedPictures.has(picture))
    return [line(collection, id, field, `'${picture}' has no alternative text in content/pictures`)];
  return [];
}

function sectionProblems(content: Content, id: string, section: Section): string[] {
  const field = `sections.${section.id}`;
  switch (section.kind) {
    case 'top-places':
      return section.places.flatMap((place) =>
        pictureProblems(content, 'destinations', id, `${field}.${place.id}`, place.picture),
      );
    case 'packages': {
      const { source, alsoSold } = section;
      const known = new Set(content.packages.map((tour) => tour.id));
      const missing = source.from === 'ids' ? source.ids.filter((packageId) => !known.has(packageId)) : [];
      const unsold = alsoSold && (content.domesticTours[alsoSold.state] ?? []).length === 0 ? [alsoSold.state] : [];
      return [
        ...missing.map((packageId) =>
          line('destinations', id, `${field}.source`, `names the package '${packageId}', which does not exist`),
        ),
        ...unsold.map((state) =>
          line('destinations', id, `${field}.alsoSold`, `leads to ${state}, which has no tours`),
        ),
      ];
    }
    default:
      return [];
  }
}

function destinationProblems(content: Content): string[] {
  return Object.entries(content.destinations).flatMap(([key, record]) => {
    const problems = schemaProblems('destinations', record, schema.destinationSchema);
    if (problems.length > 0) return problems;
    const anchors = record.sections.flatMap((section) => [
      section.id,
      ...(section.kind === 'top-places' ? section.places.map(({ id }) => id) : []),
    ]);
    const twice = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
    return [
      ...(key === record.id ? [] : [line('destinations', record.id, 'id', `is registered under '${key}'`)]),
      ...(record.canonicalId && !content.destinations[record.canonicalId]
        ? [line('destinations', record.id, 'canonicalId', 'names no destination')]
        : []),
      ...twice.map((anchor) => line('destinations', record.id, 'sections', `the id '${anchor}' is used twice`)),
      ...rangeProblem('destinations', record.id, 'duration', record.duration),
      ...pictureProblems(content, 'destinations', record.id, 'picture', record.picture),
      ...record.sections.flatMap((section) => sectionProblems(content, record.id, section)),
    ];
  });
}

interface Packaged {
  id: string;
  days: number;
  /** Present where the record of the package lists what its price includes. */
  inclusions?: unknown;
}

/** Trip notes against the packages they belong to: each package has notes, once, as many days long as its record says. */
function tripNotesProblems(notes: readonly TripNotes[], packaged: readonly Packaged[]): string[] {
  const byId = new Map(packaged.map((record) => [record.id, record]));
  const noted = notes.map(({ id }) => id);
  const problem = (id: string, field: string, text: string) => line('trip-notes', id, field, text);
  return [
    ...packaged
      .filter(({ id }) => !noted.includes(id))
      .map(({ id }) => problem(id, 'id', 'the package has no trip notes')),
    ...noted
      .filter((id, index) => noted.indexOf(id) !== index)
      .map((id) => problem(id, 'id', 'the package has trip notes twice')),
    ...notes.flatMap(({ id, plan, inclusions, season }) => {
      const record = byId.get(id);
      if (!record) return [problem(id, 'id', 'names no package')];
      const listed = record.inclusions !== undefined;
      const both = season.best.filter((month) => season.fair.includes(month));
      return [
        ...(plan.length === record.days
          ? []
          : [problem(id, 'plan', `has ${plan.length} days, the package ${record.days}`)]),
        ...(listed && inclusions ? [problem(id, 'inclusions', 'stand in the record of the package already')] : []),
        ...(!listed && !inclusions ? [problem(id, 'inclusions', 'are missing')] : []),
        ...both.map((month) => problem(id, 'season', `has '${month}' both at its best and fair`)),
      ];
    }),
  ];
}

/** All problems of the content, a line each; empty when a build may go on. */
export function checkContent(content: Content): string[] {
  const { packages, honeymoonPackages, groupTours, itineraryCards, tripNotes } = content;
  const domestic = Object.values(content.domesticTours).flat();
  const collections = [
    { collection: 'packages', records: packages, shape: schema.packageSchema },
    { collection: 'domestic-tours', records: domestic, shape: schema.domesticPackageSchema },
    { collection: 'honeymoon-packages', records: honeymoonPackages, shape: schema.honeymoonPackageSchema },
    { collection: 'group-tours', records: groupTours, shape: schema.groupTourSchema },
    { collection: 'itinerary-cards', records: itineraryCards, shape: schema.itineraryCardSchema },
  ] as const;
  const entries = collections.flatMap(({ collection, records }) => records.map((record) => ({ collection, record })));

  const shapes = [
    ...collections.flatMap(({ collection, records, shape }) =>
      records.flatMap((record) => schemaProblems(collection, record, shape)),
    ),
    ...tripNotes.flatMap((notes) => schemaProblems('trip-notes', notes, schema.tripNotesSchema)),
  ];
  // The checks below rely on the shapes: a record that fails there is reported there alone.
  if (shapes.length > 0) return [...shapes, ...duplicateIds(entries)];

  return [
    ...duplicateIds(entries),
    ...destinationProblems(content),
    ...entries.flatMap(({ collection, record }) =>
      pictureProblems(content, collection, record.id, 'picture', record.picture),
    ),
    ...Object.entries(content.pagePictures).flatMap(([page, picture]) =>
      pictureProblems(content, 'pages', page, 'picture', picture),
    ),
    ...Object.entries(content.domesticTours).flatMap(([state, tours]) =>
      tours
        .filter((tour) => tour.state !== state)
        .map((tour) => line('domestic-tours', tour.id, 'state', `is '${tour.state}' in the list of ${state}`)),
    ),
    ...honeymoonPackages
      .filter((tour) => tour.originalPrice <= tour.price)
      .map((tour) => line('honeymoon-packages', tour.id, 'originalPrice', 'must be above the price')),
    ...groupTours.flatMap((tour) => rangeProblem('group-tours', tour.id, 'groupSize', tour.groupSize)),
    ...itineraryCards.flatMap((card) => rangeProblem('itinerary-cards', card.id, 'people', card.people)),
    ...itineraryCards
      .filter((card) => card.plan.length !== card.days)
      .map((card) => line('itinerary-cards', card.id, 'plan', `has ${card.plan.length} days, the tour ${card.days}`)),
    ...tripNotesProblems(tripNotes, [...packages, ...domestic, ...honeymoonPackages, ...groupTours]),
    ...content.links
      .filter(({ href }) => !content.paths.has(href.replace(/[?#].*$/, '')))
      .map(({ name, href }) => line('links', name, 'href', `${href} leads nowhere`)),
  ];
}
