import { tamilWords, writable, writableLarge } from './letters';

test('quotes, rupees and Tamil may be written, and nothing that no letter is there for', () => {
  for (const text of ['', 'It’s “old”,\nnot "new"', '₹1,699 – 5 km × 2', 'மீனாட்சி அம்மன்'])
    expect([text, writable.test(text)]).toEqual([text, true]);
  for (const text of ['→', '🎉', 'गोवा', 'ō', '\t']) expect([text, writable.test(text)]).toEqual([text, false]);
});

test('names are written with what the display typeface has, which is part of that', () => {
  const signs = Array.from({ length: 0x2fff }, (_, code) => String.fromCharCode(code));
  const large = signs.filter((sign) => writableLarge.test(sign));
  expect(large.filter((sign) => !writable.test(sign))).toEqual([]);
  for (const name of ['Cochin - Munnar', 'Jaipur, Amer & Pushkar’s “lake”', 'Attari–Wagah: 2 nights?'])
    expect([name, writableLarge.test(name)]).toEqual([name, true]);
  for (const name of ['மதுரை', 'A@B', 'A<B', '*']) expect([name, writableLarge.test(name)]).toEqual([name, false]);
});

test('words in Tamil are found with the spaces between them', () => {
  expect(tamilWords.exec('the மீனாட்சி அம்மன் temple')?.[0]).toBe('மீனாட்சி அம்மன்');
});
