import { render, screen } from '@testing-library/react';
import { site } from '@/content/site';
import { BookingLink } from './booking-link';

afterEach(() => jest.restoreAllMocks());

test.each([true, false])(
  'it leads to the form in a new tab with what it knows, and has the address for the campaign where these are counted: %s',
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
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link.dataset['campaignHref']).toBe(campaigns ? `${href}&c={campaign}` : undefined);
  },
);
