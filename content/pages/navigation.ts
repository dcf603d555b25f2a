/** The links of the navigation bar, the phone menu and the footer. */
import { destinationPath, homeAnchorPath, routes } from '../routes';

export interface NavLink {
  label: string;
  href: string;
  /** A second, quieter line under the label. */
  note?: string;
}

export interface NavGroup {
  id: string;
  label: string;
  links: readonly NavLink[];
}

const place = (id: string, label: string, note?: string): NavLink => ({
  label,
  href: destinationPath(id),
  ...(note ? { note } : {}),
});

export const domesticLinks: NavGroup = {
  id: 'domestic',
  label: 'Domestic',
  links: [
    place('kerala', 'Kerala'),
    place('tamil-nadu', 'Tamil Nadu'),
    place('karnataka', 'Karnataka'),
    place('goa', 'Goa'),
    place('hyderabad', 'Hyderabad'),
    place('golden-triangle', 'Golden Triangle', 'Delhi - Agra - Jaipur'),
    place('himachal', 'Himachal', 'Manali Shimla'),
    place('kashmir', 'Kashmir'),
    place('northeast', 'Northeast', 'Gangtok Darjeeling'),
    place('meghalaya', 'Meghalaya'),
    place('andaman', 'Andaman'),
    place('lakshadweep', 'Lakshadweep'),
  ],
};

export const internationalLinks: NavGroup = {
  id: 'international',
  label: 'International',
  links: [
    place('thailand', 'Thailand'),
    place('malaysia', 'Malaysia'),
    place('singapore', 'Singapore'),
    place('bali', 'Bali'),
    place('dubai', 'Dubai'),
    place('srilanka', 'Sri Lanka'),
  ],
};

export const packageLinks: NavGroup = {
  id: 'packages',
  label: 'Packages',
  links: [
    { label: 'Honeymoon Packages', href: routes.honeymoon, note: 'Romantic getaways' },
    { label: 'Group Tours', href: routes.groupTours, note: 'Travel together' },
  ],
};

export const home: NavLink = { label: 'Home', href: routes.home };
export const about: NavLink = { label: 'About', href: routes.about };
export const destinations: NavLink = { label: 'Destinations', href: routes.destinations };
export const domesticTours: NavLink = { label: 'Domestic Tours', href: routes.domestic };
export const itineraryDownload: NavLink = { label: 'Itinerary Download', href: routes.itineraries };
export const contact: NavLink = { label: 'Contact', href: routes.contact };

/** The main bar in reading order: plain links and dropdowns. */
export const mainNavigation: readonly (NavLink | NavGroup)[] = [
  home,
  about,
  destinations,
  domesticLinks,
  internationalLinks,
  packageLinks,
  itineraryDownload,
  contact,
];

/** The footer's texts beside its links. */
export const footerTexts = {
  home: 'On the home page',
  plan: 'Plan',
  /** Follows the name of a link for screen readers, if another link has the same name and leads elsewhere. */
  where: { home: 'on the home page', states: 'tours' },
  drawn: { all: 'Pictures on this site are drawn, not photographed.', most: 'Most pictures on this site are drawn.' },
} as const;

/** The footer's shortcuts to the sections of the home page. */
export const footerAnchors: readonly NavLink[] = [
  { label: 'Home', href: homeAnchorPath('home') },
  { label: 'Company', href: homeAnchorPath('company') },
  { label: 'Packages', href: homeAnchorPath('packages') },
  { label: 'Domestic', href: homeAnchorPath('domestic') },
  { label: 'Honeymoon', href: homeAnchorPath('honeymoon') },
  { label: 'Contact', href: homeAnchorPath('contact') },
];

/** The footer's further pages, which keep every page within two clicks of any other. */
export const footerPages: readonly NavLink[] = [
  destinations,
  domesticTours,
  { label: 'Honeymoon Packages', href: routes.honeymoon },
  { label: 'Group Tours', href: routes.groupTours },
  { label: 'Explore Packages', href: routes.explorePackages },
  { label: 'Find a Trip', href: routes.finder },
  { label: 'All Packages', href: routes.allPackages },
  { label: 'When to Go', href: routes.whenToGo },
  itineraryDownload,
  { label: 'Plan a Booking', href: routes.bookNow },
  about,
  contact,
];

/** The documents that an operator has to publish, linked at the very foot of every page. */
export const footerDocuments: readonly NavLink[] = [
  { label: 'Terms', href: routes.terms },
  { label: 'Privacy', href: routes.privacy },
  { label: 'Cancellation and refund', href: routes.cancellations },
  { label: 'Complaints', href: routes.complaints },
  { label: 'Accessibility', href: routes.accessibility },
];

export const isGroup = (entry: NavLink | NavGroup): entry is NavGroup => 'links' in entry;

/** Every link of the menus and the footer. A check follows each. */
export const menuLinks: readonly NavLink[] = [
  ...mainNavigation.flatMap((entry) => (isGroup(entry) ? entry.links : [entry])),
  ...footerAnchors,
  ...footerPages,
  ...footerDocuments,
];
