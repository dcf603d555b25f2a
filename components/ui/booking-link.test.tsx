import { render, screen } from '@testing-library/react';
import { site } from '@/content/site';
import { BookingLink } from './booking-link';

afterEach(() => jest.restoreAllMocks());

const link = () => screen.getByRole('link');

test('it leads to the form in a new tab, with what it knows, and says what it books', () => {
  jest.replaceProperty(site, 'bookingUrl', 'https://forms.example/?trip={trip}&date={date}&c={campaign}');
  render(
    <BookingLink about="for Goa" facts={{ trip: 'Goa' }}>
      Book
    </BookingLink>,
  );
  expect(link()).toHaveAccessibleName(expect.stringMatching(/^Book for Goa /));
  expect(link()).toHaveAttribute('href', 'https://forms.example/?trip=Goa');
  expect(link()).toHaveAttribute('target', '_blank');
  expect(link()).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link()).not.toHaveAttribute('data-campaign-href');
});

test('where campaigns are counted it has the address for the script that knows the visitor’s', () => {
  jest.replaceProperty(site, 'bookingUrl', 'https://forms.example/?trip={trip}&c={campaign}');
  jest.replaceProperty(site, 'campaigns', true);
  render(<BookingLink facts={{ trip: 'Goa' }}>Book</BookingLink>);
  expect(link()).toHaveAttribute('data-campaign-href', 'https://forms.example/?trip=Goa&c={campaign}');
  expect(link()).toHaveAttribute('href', 'https://forms.example/?trip=Goa');
});
