import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';

/** The position and the reason why a text is not JSON: 'line 12, column 5: comma expected'. */
export function syntaxProblem(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const offset = errors[0]?.offset ?? text.length;
  const before = text.slice(0, offset).split('\n');
  const why = errors.slice(0, 1).map(({ error }) => printParseErrorCode(error).replace(/(?<=[a-z])[A-Z]/g, ' $&'));
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${(why[0] ?? 'is no JSON').toLowerCase()}`;
}
