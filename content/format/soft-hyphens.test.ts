import { softHyphens } from './soft-hyphens';

test('a long word parts where its last part begins, with a hyphen; others stay as they are', () => {
  const parted = (text: string) => softHyphens(text).replaceAll('\u00ad', '|');
  expect(parted('Thiruvananthapuram to Tiruchirappalli')).toBe('Thiruv|anantha|puram to Tiruchirap|palli');
  expect(parted('Sambhajinagar, International')).toBe('Sambhaji|nagar, Interna|tional');
  expect(parted('Nongriat Kanchi guesthouse')).toBe('Nongriat Kanchi guesthouse');
});
