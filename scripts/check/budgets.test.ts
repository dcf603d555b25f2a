import { pageContents } from './test/budgets';

test('counts the letters on a page with one space between words, and the pictures', () => {
  const head = '<!DOCTYPE html><html><head><title>Not counted</title></head>';
  const hidden = '<style>p{}</style><script>"<img><input>"</script><!-- <img> none -->';
  const shown = '<p>Kerala</p>\n  <p>in <b>five</b>   days</p><img src="/a.svg">';
  const counted = { characters: 'Kerala in five days'.length, pictures: 1 };
  expect(pageContents(`${head}<body>${hidden}${shown}</body></html>`)).toEqual(counted);
});
