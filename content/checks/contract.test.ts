/** The customer's specification, line by line (`content/checks/test/contract/`). All other tests take their expectations from the content. */
import { contract, contractProblems } from './test/contract';
import { deviations } from './test/contract/deviations';

test('keeps every line of the contract, apart from agreed deviations', () => {
  const problems = contractProblems(contract, deviations);
  if (problems.length === 0) return;
  const error = new Error(problems.join('\n'));
  // The problems say everything; a stack trace adds nothing.
  error.stack = error.message;
  throw error;
});

test('has no line twice, so that one entry retires one line', () => {
  const lines = contract.map(({ line }) => line);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

test('names a broken line with what to do, retires it by one entry, and refuses an entry that is not needed', () => {
  const met = { line: 'Home: Dare to Roam', isMet: true };
  const broken = { line: 'Home: 4.9 Rating', isMet: false };
  const agreed = (line: string) => [{ line, what: 'another', why: 'moved on', since: '2027-04-01' }];
  expect(contractProblems([met, broken], agreed(broken.line))).toEqual([]);
  expect([
    ...contractProblems([met, broken], []),
    ...contractProblems([met], agreed(met.line)),
    ...contractProblems([met], agreed('Home: Dare')),
  ]).toEqual([
    "contract: 'Home: 4.9 Rating' is no longer so: put it back or, if it was agreed, name this line in content/checks/test/contract/deviations.ts",
    "contract: 'Home: Dare to Roam' is so again: take it out of content/checks/test/contract/deviations.ts",
    "contract: 'Home: Dare' in content/checks/test/contract/deviations.ts is no line of the contract",
  ]);
});
