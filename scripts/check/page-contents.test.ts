import { pageContents } from './page-contents';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>Not counted</title></head><body>${body}</body></html>`;

test('an empty page holds nothing', () => {
  expect(pageContents(page(''))).toEqual({ characters: 0, pictures: 0, fields: 0 });
});

test('what a visitor reads is counted, white space between words once', () => {
  expect(pageContents(page('<p>Kerala</p>\n  <p>in <b>five</b>   days</p>')).characters).toBe(
    'Kerala in five days'.length,
  );
});

test('styles, scripts and comments are not text, whatever stands in them', () => {
  const hidden = '<style>p{}</style><script>"<img><input>"</script><!-- <img> no text -->';
  expect(pageContents(page(`${hidden}<p>Goa</p>`))).toEqual({ characters: 3, pictures: 0, fields: 0 });
});

test('pictures, fields and choices are counted', () => {
  const form = '<input name="a"><select><option></option></select><textarea></textarea><input type="radio">';
  expect(pageContents(page(`<img src="/a.svg"><picture><source><img src="/b.svg"></picture>${form}`))).toEqual({
    characters: 0,
    pictures: 2,
    fields: 4,
  });
});
