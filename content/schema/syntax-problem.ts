import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';

/** What some editors of Windows write into a file that is not plain UTF-8, read as UTF-8: no JSON parser accepts it. */
function encodingProblem(text: string): string | undefined {
  if (text.startsWith('\uFEFF')) return 'begins with a byte order mark: save the file as UTF-8 without one';
  return /[\0\uFFFD]/.test(text) ? 'is not in UTF-8: save the file as UTF-8' : undefined;
}

/** The position and the reason why a text is not JSON: 'line 12, column 5: comma expected'. */
export function syntaxProblem(text: string): string {
  const encoding = encodingProblem(text);
  if (encoding) return `line 1, column 1: ${encoding}`;
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const offset = errors[0]?.offset ?? text.length;
  const before = text.slice(0, offset).split('\n');
  const why = errors.slice(0, 1).map(({ error }) => printParseErrorCode(error).replace(/(?<=[a-z])[A-Z]/g, ' $&'));
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${(why[0] ?? 'is no JSON').toLowerCase()}`;
}
