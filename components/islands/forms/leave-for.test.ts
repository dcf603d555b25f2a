import { leaveFor } from './leave-for';

test('the browser goes to the address', () => {
  // The DOM of the unit tests follows no other address than one within the page.
  leaveFor('#there');
  expect(window.location.hash).toBe('#there');
});
