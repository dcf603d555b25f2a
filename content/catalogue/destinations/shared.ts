/** Texts that several destination pages share. Empty-state headings are not here, because each record writes its own. */
import type { Fact, SectionOf } from '../../schema/types';

type Trips = SectionOf<'trips'>;
type EmptyText = Omit<Trips['empty'], 'heading'>;

export const whyChoose: SectionOf<'why-choose'> = { kind: 'why-choose', id: 'why-choose' };

export const customTours = (region: string): EmptyText => ({
  line: `Contact us for customized ${region} tour packages`,
  action: 'Get Custom Package',
});

export const comingSoon = (country: string, action: string): EmptyText => ({
  line: `${country} packages coming soon! Contact us for custom packages`,
  action,
});

/** A tour by road includes the same things everywhere; the months and the hotels differ. */
export const roadTourFacts = (bestTime: string, hotels: string): Fact[] => [
  { label: 'Best time', value: bestTime },
  { label: 'Vehicle', value: 'AC vehicle included' },
  { label: 'Hotels', value: hotels },
  { label: 'Meals', value: 'Breakfast included' },
];

/** The two southern tours are sold on the Karnataka page and on the South Karnataka page. */
export const southernKarnatakaSpeciality: Trips['speciality'] = {
  otherwise:
    'You see Brindavan Gardens when the fountains are lit, Chamundi Hill before the heat, and Mysore Palace without hurry. On the road you stop for a masala dosa.',
  when: [
    {
      nameContains: 'Coorg',
      text: 'You sleep among coffee and pepper in Coorg, and see the sunset at Raja’s Seat and the source of the Kaveri at Talakaveri. Then come Mysore Palace and the road back to Bengaluru.',
    },
  ],
};
