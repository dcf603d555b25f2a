import { hostProblem, isPage } from './host-words';

const now = 1_000_000;

test.each<[number, string, Readonly<Record<string, string>>, string, boolean]>([
  [401, '{"message":"Bad credentials"}', {}, 'Your access has run out: the token is over', true],
  [403, '{"message":"Resource not accessible by personal access token"}', {}, 'Your token may not do this', true],
  [403, '{}', { 'X-RateLimit-Remaining': '4999', 'X-RateLimit-Reset': '1190' }, 'Your token may not do this', true],
  [200, '{"errors":[{"message":"Resource not accessible by integration"}]}', {}, 'Your token may not do this', true],
  [403, '{}', { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '1190' }, 'try again in 4 min.', false],
  [403, '{}', { 'Retry-After': '61', 'X-RateLimit-Remaining': '4999' }, 'try again in 2 min.', false],
  [403, '{"message":"API rate limit exceeded for user ID 77."}', {}, 'try again in 1 min.', false],
  [200, '{"errors":[{"type":"RATE_LIMITED","message":"API rate limit exceeded"}]}', {}, 'try again in 1 min.', false],
  [429, '{}', { 'Retry-After': '30' }, 'GitHub takes no more requests for now: try again in 1 min.', false],
  [429, '{}', { 'X-RateLimit-Remaining': '4999', 'X-RateLimit-Reset': '9999' }, 'try again in 1 min.', false],
  [404, '{"message":"Not Found"}', {}, 'GitHub does not find this', false],
  [502, '<html>Bad Gateway', {}, 'GitHub has a fault of its own (error 502)', false],
  [503, '', { 'Retry-After': '30' }, 'GitHub has a fault of its own (error 503)', false],
  [422, '{"message":"Validation Failed"}', {}, 'GitHub refuses this (Validation Failed): try again', false],
  [200, '{"errors":[{"type":"NOT_FOUND","message":"No such branch"}]}', {}, 'refuses this (No such branch)', false],
  [400, 'no JSON', {}, 'GitHub refuses this (error 400): try again', false],
])('explains an answer of %i with %s and %p in words', (status, body, headers, words, signIn) => {
  const problem = hostProblem(status, body, new Headers(headers), now);
  expect(problem).toEqual({ message: expect.stringContaining(words) as string, signIn });
});

test('knows the page of a public Wi-Fi by its type', () => {
  const types = ['text/html; charset=utf-8', 'application/json; charset=utf-8'];
  expect(types.map((type) => isPage(new Headers({ 'Content-Type': type })))).toEqual([true, false]);
});
