import { mayGuess, recordArrival } from './guesses';

const arrive = (activationStart?: number) => {
  Object.assign(performance, { getEntriesByType: () => [{ activationStart }] });
  recordArrival();
};

const guessAll = () => {
  let guesses = 0;
  while (mayGuess()) guesses++;
  return guesses;
};

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

test('a visit may guess wrong four times', () => {
  expect(guessAll()).toBe(4);
  expect(mayGuess()).toBe(false);
});

test('a page that had been prerendered gives a guess back, another one does not', () => {
  guessAll();
  arrive(0);
  expect(mayGuess()).toBe(false);
  arrive(120);
  expect(guessAll()).toBe(1);
});

test('the last wrong guess can be taken back, too', () => {
  expect(mayGuess()).toBe(true);
  arrive(120);
  expect(guessAll()).toBe(4);
});

test('a page prerendered without a guess, because its link was pressed, gives none', () => {
  arrive(120);
  expect(guessAll()).toBe(4);
});

test.each(['getItem', 'setItem'])('a browser that refuses %s guesses nothing, and nothing breaks', (method) => {
  jest.spyOn(Storage.prototype, method as 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  arrive(120);
  expect(mayGuess()).toBe(false);
});
