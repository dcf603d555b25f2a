import { homeHours } from './home-hours';

const line = (days: string, time: string) => ({ days, time });
const weekdays = line('Monday to Saturday', '9:00 AM to 8:00 PM');
const first = [weekdays, line('Sunday', '10:00 AM to 6:00 PM')];
const shown = [line('Monday to Saturday', '9:00 AM - 10:00 PM'), line('Sunday', 'Holiday')];
const texts = { emergency: 'Emergencies', hours: { instead: first, shown } };

test('is the reading of the home page until the hours change', () => {
  expect(homeHours(first, '24/7', texts)).toEqual([...shown, line('Emergencies', '24/7')]);
});

test('is what the Contact page says once a line has changed, also in its wording', () => {
  for (const sunday of [line('Sunday', '11:00 AM to 4:00 PM'), line('Sunday', '10 am to 6 pm')])
    expect(homeHours([weekdays, sunday], '', texts)).toEqual([weekdays, sunday]);
  expect(homeHours([weekdays], '24/7', texts)).toEqual([weekdays, line('Emergencies', '24/7')]);
});
