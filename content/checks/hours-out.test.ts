import { hoursOut } from './hours-out';

test.each([
  ['We leave at 6:30 am. The way back takes 2 hours, and we arrive by 8:30 pm.', 14],
  ['Meet us at 12 noon. We are back by 6 pm.', 0],
  ['We start at 9 am for the fort. Choose a flight that leaves after 11 pm. You reach the hotel at 5:15 pm.', 8.25],
  ['The gate opens at 5 am. We set out at 7 am, and you are in the hotel by 1 pm.', 6],
  ['We set out at 7 am, and you are back by 12:30 pm.', 5.5],
])('reads “%s” as a day of %d hours', (text, hours) => {
  expect(hoursOut(text)).toBe(hours);
});
