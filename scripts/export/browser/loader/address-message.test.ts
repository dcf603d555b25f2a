import { watchForNamedChoices } from './address-choices';
import { find, testPage } from './test-page';

const page = testPage();
const opening = 'More about ';

/** Opens an address whose page is parsed after the loader has run. */
const open = async (query: string, html = `<textarea data-about="${opening}" name="any"></textarea>`) => {
  window.history.replaceState(null, '', `/?${query}`);
  page.open('');
  watchForNamedChoices();
  document.body.innerHTML = html;
  await Promise.resolve();
  return find('textarea') as HTMLTextAreaElement;
};

test('an empty message begins with what the address says it is about', async () => {
  expect((await open('about=Goa%20%26%20%3Cb%3EDiu')).value).toBe(`${opening}Goa & <b>Diu.`);
});

test('a stranger’s address puts no long text there', async () => {
  expect((await open(`about=${'a'.repeat(500)}`)).value).toHaveLength(opening.length + 81);
});

test.each(['', 'about=', 'message=Goa', 'any=Goa'])('%s begins none', async (query) => {
  expect((await open(query)).value).toBe('');
});

test('no other field is filled, and no text replaced', async () => {
  expect((await open('about=Goa', '<textarea name="about"></textarea>')).value).toBe('');
  expect((await open('about=Goa', `<textarea data-about="${opening}">Typed</textarea>`)).value).toBe('Typed');
});

test('what the visitor makes of it stands, also if it is nothing', async () => {
  const field = await open('about=Goa');
  field.value = '';
  document.body.append(document.createElement('p'));
  await Promise.resolve();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(field.value).toBe('');
});
