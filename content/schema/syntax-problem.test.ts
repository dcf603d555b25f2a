import { syntaxProblem } from './syntax-problem';

test.each([
  ['{\n  "days": 5\n  "price": 1\n}', 'line 3, column 3: comma expected'],
  ['{\n  "days": 5,\n  "price": }\n', 'line 3, column 12: value expected'],
  ['{ days: 5 }', 'line 1, column 3: invalid symbol'],
  ['{ "days": 5', 'line 1, column 12: close brace expected'],
  ['\uFEFF{ "days": 5 }', 'line 1, column 1: begins with a byte order mark: save the file as UTF-8 without one'],
  [
    Buffer.from('\uFEFF{ "days": 5 }', 'utf16le').toString(),
    'line 1, column 1: is not in UTF-8: save the file as UTF-8',
  ],
  [Buffer.from('{ "to": "Mahé', 'latin1').toString(), 'line 1, column 1: is not in UTF-8: save the file as UTF-8'],
  ['{ "name": "Kerala }\n', 'line 1, column 11: unexpected end of string'],
])('finds in %j the error “%s”', (text, problem) => {
  expect(syntaxProblem(text)).toBe(problem);
});
