/** The customer's specification, line by line (`content/contract/`). Everything else that is tested follows the content. */
import { contract, contractProblems } from '.';
import { deviations } from './deviations';

test('the site keeps the contract, but for what was agreed', () => {
  const problems = contractProblems(contract, deviations);
  if (problems.length === 0) return;
  const error = new Error(problems.join('\n'));
  // The lines say it all: where they were noticed adds nothing.
  error.stack = error.message;
  throw error;
});

test('no line stands twice, so that one entry retires one line', () => {
  const lines = contract.map(({ line }) => line);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

describe('a line of the contract', () => {
  const kept = { line: 'Home: Dare to Roam', isMet: true };
  const broken = { line: 'Home: 4.9 Rating', isMet: false };
  const agreed = (line: string) => ({ line, what: 'another', why: 'moved on', since: '2027-04-01' });

  test('that is no longer so is named with what to do', () => {
    expect(contractProblems([kept, broken], [])).toEqual([
      "contract: 'Home: 4.9 Rating' is no longer so: put it back or, if it was agreed, name this line in content/contract/deviations.ts",
    ]);
  });

  test('is retired by one entry', () => {
    expect(contractProblems([kept, broken], [agreed(broken.line)])).toEqual([]);
  });

  test('may not stay retired once it is so again', () => {
    expect(contractProblems([kept], [agreed(kept.line)])).toEqual([
      "contract: 'Home: Dare to Roam' is so again: take it out of content/contract/deviations.ts",
    ]);
  });

  test('has to be one that exists', () => {
    expect(contractProblems([kept], [agreed('Home: Dare')])).toEqual([
      "contract: 'Home: Dare' in content/contract/deviations.ts is no line of the contract",
    ]);
  });
});
