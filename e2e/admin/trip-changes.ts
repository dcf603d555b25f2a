/** Changes that the operator can make to any trip, in each of its forms and on the pages beside the editor. */
import { expect, type Locator, type Page } from '@playwright/test';
import { formatShortDate } from '../../content/format/duration';
import { today } from '../../content/model/dates/build-day';
import { fileOf } from '../../content/ids/file-of';
import { historyAddress } from '../../scripts/admin/pages/browser/entries';
import { field, openForms, openTrip } from '../support/editor';
import { draftKept } from './despite';
import { fieldsChange, type Change } from './ordinary';
import { full, group } from './changes';

interface Trip {
  id: string;
  name: string;
  price: number;
}

/** Types as a person does: the editor keeps drafts only of forms that were touched. */
export async function type(box: Locator, text: string): Promise<void> {
  await box.tap();
  await box.fill(text);
}

export const typeIn = async (page: Page, form: string, { name }: Trip, path: string, text: string) => {
  await openTrip(page, form, name);
  await type(await field(page, path), text);
};

const inIndia = (rupees: number) => `₹${rupees.toLocaleString('en-IN')}`;

export const text = (trip: Trip, location = 'Hills, tea and the sea'): Change =>
  fieldsChange('a text in Trips', fileOf('trips', trip.id), { location }, async (page, saving) => {
    await typeIn(page, 'Trips', trip, 'trips.location', location);
    await saving.form(page);
  });

export const price = (trip: Trip, more = 10): Change =>
  fieldsChange('a price in Prices', fileOf('trips', trip.id), { price: trip.price + more }, async (page, saving) => {
    await typeIn(page, 'Prices', trip, 'trips.price', inIndia(trip.price + more));
    await saving.form(page);
  });

export const listPrice = (trip: Trip, more = 20): Change =>
  fieldsChange('a price in the list', fileOf('trips', trip.id), { price: trip.price + more }, async (page, saving) => {
    await page.goto('/admin/trips');
    await saving.beside(page, `The price of ${trip.name} is saved.`, async () => {
      const box = page.getByRole('textbox', { name: `Price of ${trip.name}`, exact: true });
      await box.fill(inIndia(trip.price + more));
      await page.getByRole('button', { name: 'Save 1 changed price' }).tap();
    });
  });

export const textOverReload = (trip: Trip, location = 'The old port and the hills'): Change =>
  fieldsChange('a text over a reload', fileOf('trips', trip.id), { location }, async (page, saving) => {
    await typeIn(page, 'Trips', trip, 'trips.location', location);
    await draftKept();
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).tap();
    await saving.form(page);
  });

/** A text waits as a draft while the price is saved in another form. */
export const priceBeforeDraft = (trip: Trip, location = 'Two rivers and a fort'): Change[] => [
  {
    ...price(trip, 40),
    async work(page, saving) {
      await typeIn(page, 'Trips', trip, 'trips.location', location);
      await draftKept();
      await page.getByRole('button', { name: 'Cancel Editing' }).tap();
      await openForms(page);
      await price(trip, 40).work(page, saving);
    },
  },
  fieldsChange('a text from a draft', fileOf('trips', trip.id), { location }, async (page, saving) => {
    await openTrip(page, 'Trips', trip.name);
    await page.getByRole('button', { name: 'Restore' }).tap();
    await expect(await field(page, 'trips.location')).toHaveValue(location);
    await saving.form(page);
  }),
];

export const priceTakenBack = (trip: Trip): Change[] => {
  const first = price(trip, 30);
  let before: Record<string, unknown> | undefined;
  return [
    {
      ...first,
      after(read) {
        before = read(first.file);
        return first.after(read);
      },
    },
    {
      title: 'takes it back',
      file: first.file,
      after: () => before,
      async work(page, saving) {
        await page.goto(historyAddress(first.file));
        await saving.beside(page, 'Taken back.', () =>
          page.getByRole('button', { name: 'Take this back' }).first().tap(),
        );
      },
    },
  ];
};

export const deletedAndBack = (trip: Trip): Change[] => {
  const file = fileOf('trips', trip.id);
  const others = [fileOf('operator', 'moved')];
  let before: Record<string, unknown> | undefined;
  const remove: Change = {
    title: 'a trip deleted',
    file,
    others,
    after(read) {
      before = read(file);
      return undefined;
    },
    async work(page, saving) {
      await page.goto(historyAddress(file));
      await saving.beside(page, `${trip.name} is deleted.`, async () => {
        await page.getByRole('button', { name: `Delete ${trip.name}…` }).tap();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: `Delete ${trip.name}` })
          .tap();
      });
    },
  };
  const restore: Change = {
    title: 'brought back',
    file,
    others,
    after: () => before,
    async work(page, saving) {
      await page.goto(historyAddress(file));
      await saving.beside(page, `${trip.name} is back.`, () =>
        page.getByRole('button', { name: 'Bring it back' }).tap(),
      );
    },
  };
  return [remove, restore];
};

export const closesEarlier: Change = {
  title: 'the last day to book in Departures',
  file: fileOf('trips', group.id),
  after(read) {
    const { departures, ...rest } = read(fileOf('trips', group.id)) as { departures: object };
    return { ...rest, departures: { ...departures, closesDaysBefore: 9 } };
  },
  async work(page, saving) {
    await typeIn(page, 'Departures', group, 'trips.departures.closesDaysBefore', '9');
    await saving.form(page);
  },
};

export const fullInList: Change = {
  title: 'a date that is full, in the list of dates',
  file: fileOf('trips', group.id),
  after(read) {
    const { departures, ...rest } = read(fileOf('trips', group.id)) as { departures: { dates?: object[] } };
    const date = { date: full, extra: false, status: 'full', asOf: today };
    return { ...rest, departures: { ...departures, dates: [...(departures.dates ?? []), date] } };
  },
  async work(page, saving) {
    await page.goto(`/admin/departures?trip=${group.id}`);
    const when = formatShortDate(full);
    await saving.beside(page, `${when}: full.`, () =>
      page
        .getByRole('group', { name: `How the group of ${when} is sold` })
        .getByRole('button', { name: 'Full' })
        .tap(),
    );
  },
};
