import { syntaxProblem } from './syntax-problem';

test.each([
  ['{\n  "days": 5\n  "price": 1\n}', 'line 3, column 3: comma expected'],
  ['{\n  "days": 5,\n  "price": }\n', 'line 3, column 12: value expected'],
  ['{ days: 5 }', 'line 1, column 3: invalid symbol'],
  ['{ "days": 5', 'line 1, column 12: close brace expected'],
  ['{ "name": "Kerala }\n', 'line 1, column 11: unexpected end of string'],
])('finds in %j the error “%s”', (text, problem) => {
  expect(syntaxProblem(text)).toBe(problem);
});
