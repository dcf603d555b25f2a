import { hoursProblem, hoursThatDiffer } from './office-hours';

test.each([
  '9:00 AM to 8:00 PM',
  '9:00 AM - 10:00 PM',
  '10 am – 6 pm',
  '09:00 to 17:30',
  '6:00 PM to 12:00 AM',
  '24/7',
  'Holiday',
])('accepts the hours “%s”', (text) => expect(hoursProblem(text)).toBeUndefined());

test.each([
  ['9:00 PM to 8:00 AM', 'ends before it begins'],
  ['9 AM to 9 AM', 'ends before it begins'],
  ['25:00 to 99:00', 'has a time that no day has, 25:00'],
  ['9:00 AM to 13:00 PM', 'has a time that no day has, 13:00 PM'],
  ['9:75 AM to 8:00 PM', 'has a time that no day has, 9:75 AM'],
])('refuses the hours “%s”: a time %s', (text, problem) => expect(hoursProblem(text)).toContain(problem));

const line = (days: string, time: string) => ({ days, time });

test.each([
  ['that the specification has', [line('Monday to Saturday', '9:00 AM - 10:00 PM'), line('Sunday', 'Holiday')], []],
  ['that say the same in other words', [line('Mon - Sat', '9 am – 8 pm'), line('Sunday', '10 am - 6 pm')], []],
  ['for no day of the week', [line('Emergency support', '24/7')], []],
  ['for one day of several', [line('Friday & Saturday', '9:00 AM - 1:00 PM')], [0]],
  ['on Sunday', [line('Sunday', '11:00 AM - 4:00 PM')], [1]],
  ['on all days', [line('Monday to Sunday', 'Closed')], [0, 1]],
])('compares with the contact page hours on the home page %s', (_, home, differ) => {
  const contact = [line('Monday to Saturday', '9:00 AM to 8:00 PM'), line('Sunday', '10:00 AM to 6:00 PM')];
  expect(hoursThatDiffer(home, contact).map(({ index }) => index)).toEqual(differ);
});

test('names the list, the days and the hours that differ', () => {
  const [told] = hoursThatDiffer([line('Sunday', 'Holiday')], [line('Sunday', '11:00 AM to 4:00 PM')]);
  expect(told?.problem).toBe(
    'says 11:00 AM to 4:00 PM, and “On the home page” says Holiday for Sunday: change the one that is not right',
  );
});
