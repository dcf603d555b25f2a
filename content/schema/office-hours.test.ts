import { hoursProblem } from './office-hours';

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
