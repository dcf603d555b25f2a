import { watchForNamedChoices } from './address-choices';
import { find, testPage } from './test/page';

const page = testPage();
beforeAll(() => {
  // jsdom does not implement `CSS.escape`.
  Object.assign(window, { CSS: { escape: (text: string) => text.replace(/["\\]/g, '\\$&') } });
});

const choices = `
  <input type="radio" name="state" value="kerala" id="kerala" checked>
  <input type="radio" name="state" value="goa" id="goa">
  <input type="checkbox" name="style" value="beach" id="beach">
  <input type="checkbox" name="style" value="hills" id="hills">
  <input type="text" name="search" value="goa" id="search">`;

/** Opens a URL whose page is parsed after the loader has run. */
const open = async (query: string, html = choices) => {
  window.history.replaceState(null, '', `/?${query}`);
  page.open('');
  watchForNamedChoices();
  document.body.innerHTML = html;
  await Promise.resolve();
};
/** Parses the rest of the page and reaches its end. */
const end = async () => {
  document.body.append(document.createElement('p'));
  await Promise.resolve();
  document.dispatchEvent(new Event('DOMContentLoaded'));
};
const checked = () => [...document.querySelectorAll('input:checked')].map(({ id }) => id);

test('checks and marks the choices of the URL as they are parsed', async () => {
  await open('state=goa&style=beach&style=hills');
  expect(checked()).toEqual(['goa', 'beach', 'hills']);
  expect([...document.querySelectorAll('[data-from-address]')].map(({ id }) => id)).toEqual(['goa', 'beach', 'hills']);
});

test.each(['state=nowhere', 'other=goa', 'search=goa', 'state=%22%5D%5C', ''])(
  'changes nothing for %s',
  async (query) => {
    await open(query);
    expect(checked()).toEqual(['kerala']);
    expect(document.querySelector('[data-from-address]')).toBeNull();
  },
);

test('keeps what the visitor chooses while the page is still parsed', async () => {
  await open('state=goa');
  find('#kerala').click();
  await end();
  expect(checked()).toEqual(['kerala']);
});

test('checks what is parsed last, and nothing that is added later', async () => {
  await open('state=goa&style=late&style=later');
  const add = (value: string) =>
    document.body.insertAdjacentHTML(
      'beforeend',
      `<input type="checkbox" name="style" value="${value}" id="${value}">`,
    );
  add('late');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(checked()).toEqual(['goa', 'late']);
  add('later');
  await Promise.resolve();
  expect(checked()).toEqual(['goa', 'late']);
});

describe('the message that a URL is about', () => {
  const opening = 'More about ';
  const begun = async (query: string, html = `<textarea data-about="${opening}" name="any"></textarea>`) => {
    await open(query, html);
    return find('textarea') as HTMLTextAreaElement;
  };

  test.each([
    ['about=Goa%20%26%20%3Cb%3EDiu', `${opening}Goa & <b>Diu.`],
    // A crafted link cannot insert a long text.
    [`about=${'a'.repeat(500)}`, `${opening}${'a'.repeat(200)}.`],
    ['', ''],
    ['about=', ''],
    ['message=Goa', ''],
    ['any=Goa', ''],
  ])('reads %s and begins it with "%s"', async (query, text) => {
    expect((await begun(query)).value).toBe(text);
  });

  test('fills no other field, and replaces no text', async () => {
    expect((await begun('about=Goa', '<textarea name="about"></textarea>')).value).toBe('');
    expect((await begun('about=Goa', `<textarea data-about="${opening}">Typed</textarea>`)).value).toBe('Typed');
  });

  test('keeps what the visitor makes of it, even if that is nothing', async () => {
    const field = await begun('about=Goa');
    field.value = '';
    await end();
    expect(field.value).toBe('');
  });
});
