/** The booking form of the connected export, whose address has placeholders in its query. */
import { connected } from '../../scripts/lib/test-environment.mjs';

const withoutQuery = (address: string) => address.replace(/[?#].*/, '');

export const bookingAddress = withoutQuery(connected.NEXT_PUBLIC_BOOKING_URL);

/** Whether an address is that of the form, whatever it tells it. */
export const isBooking = (address: string) => withoutQuery(address) === bookingAddress;
