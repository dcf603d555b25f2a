import { choiceFields, fillTemplate, formTarget, hasChoices } from './booking-template';

test.each([
  'https://forms.example/booking',
  'https://forms.example/booking?',
  'https://forms.example/a%20b?x=1&&y=%7Bz%7D&#part?',
])('leaves %s as it is, without a placeholder', (address) => {
  expect(fillTemplate(address, { trip: 'Goa', month: 'May 2027' })).toBe(address);
  expect(hasChoices(address)).toBe(false);
});

test.each([
  ['https://f.example/{id}?a={trip}#b={month}', 'https://f.example/goa?a=Goa%20%26%20Diu#b=May%202027'],
  ['https://f.example/?a=%7Btrip%7D&b=%7bid%7d', 'https://f.example/?a=Goa%20%26%20Diu&b=goa'],
  ['https://f.example/?id=1&a={date}&b={id}', 'https://f.example/?id=1&b=goa'],
  ['https://f.example/?a={date}#{adults}', 'https://f.example/'],
  ['https://f.example/?a={trip}:%20{date}&b=on%20{date}', 'https://f.example/?a=Goa%20%26%20Diu:%20'],
  [
    'https://f.example/{date}/x#trip={trip}&children={children}',
    'https://f.example//x#trip=Goa%20%26%20Diu&children=0',
  ],
])('fills the template %s in as %s', (template, expected) => {
  expect(fillTemplate(template, { trip: 'Goa & Diu', id: 'goa', month: 'May 2027', date: '', children: '0' })).toBe(
    expected,
  );
});

const template =
  'https://f.example/{id}?usp=pp_url&e%2E1={month}&e.2={date}&e.3=%7Badults%7D&e.4={children}&e.5={trip}&e.6=a+b%20c&e.7={price}';

test('returns the parameters that hold exactly one choice for a native form', () => {
  expect(choiceFields(template)).toEqual({ month: 'e.1', date: 'e.2', adults: 'e.3', children: 'e.4' });
  expect(
    choiceFields('https://f.example/{month}?a={trip}%20{adults}&b={children}+x&{date}=c&{id}={children}#d={date}'),
  ).toEqual({});
  expect(choiceFields('https://f.example/?first={adults}&second={adults}')).toEqual({ adults: 'first' });
});

test('sends the parameters of the URL and the known facts as hidden fields', () => {
  expect(formTarget(template, { id: 'goa', trip: 'Goa & Diu +1' })).toEqual({
    action: 'https://f.example/goa',
    hidden: [
      { name: 'usp', value: 'pp_url' },
      { name: 'e.5', value: 'Goa & Diu +1' },
      { name: 'e.6', value: 'a b c' },
    ],
  });
  expect(formTarget('https://f.example/?a={adults}#trip={trip}&page={page}', { trip: 'Goa' })).toEqual({
    action: 'https://f.example/#trip=Goa',
    hidden: [],
  });
});
