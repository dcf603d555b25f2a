import { render, screen } from '@testing-library/react';
import { site } from '@/content/site';
import { BookingLink } from './booking-link';

afterEach(() => jest.restoreAllMocks());

test.each([true, false])(
  'it leads to the form with what it knows; for a campaign where these are counted: %s',
  (campaigns) => {
    jest.replaceProperty(site, 'bookingUrl', 'https://forms.example/?trip={trip}&date={date}&c={campaign}');
    jest.replaceProperty(site, 'campaigns', campaigns);
    render(
      <BookingLink about="for Goa" facts={{ trip: 'Goa' }}>
        Book
      </BookingLink>,
    );
    const link = screen.getByRole('link');
    const href = 'https://forms.example/?trip=Goa';
    expect(link).toHaveAccessibleName(expect.stringMatching(/^Book for Goa /));
    expect(link).toHaveAttribute('href', href);
    expect(link.dataset['campaignHref']).toBe(campaigns ? `${href}&c={campaign}` : undefined);
  },
);
