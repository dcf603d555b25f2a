import { pageContents } from './budgets';

const contents = (body: string) =>
  pageContents(`<!DOCTYPE html><html><head><title>Not counted</title></head><body>${body}</body></html>`);

test.each([
  ['', { characters: 0, pictures: 0, fields: 0 }],
  // White space between words counts once.
  ['<p>Kerala</p>\n  <p>in <b>five</b>   days</p>', { characters: 19, pictures: 0, fields: 0 }],
  [
    '<style>p{}</style><script>"<img><input>"</script><!-- <img> none --><p>Goa</p>',
    { characters: 3, pictures: 0, fields: 0 },
  ],
  [
    '<img src="/a.svg"><input name="a"><select><option></option></select><textarea></textarea>',
    { characters: 0, pictures: 1, fields: 3 },
  ],
])('what stands in the page %j is counted', (body, counted) => {
  expect(contents(body)).toEqual(counted);
});
