/** @jest-environment node */
import { headerRules, headersFor, netlifyHeaders, netlifyRedirects, revalidate } from './hosting';

test('hashed files are kept for good, everything else is asked for again', () => {
  expect(headersFor('/_next/static/chunks/a.js')['Cache-Control']).toContain('immutable');
  expect(headersFor('/about')['Cache-Control']).toBe(revalidate);
  expect(headersFor('/about')['X-Content-Type-Options']).toBe('nosniff');
});

test('no header is set by two rules that match one path: Netlify would send both', () => {
  const names = headerRules.flatMap(({ headers }) => Object.keys(headers));
  expect(new Set(names).size).toBe(names.length);
});

test('Netlify gets every rule', () => {
  expect(netlifyHeaders()).toContain('/*\n  X-Content-Type-Options: nosniff\n');
  expect(netlifyRedirects()).toMatch(/^\/plan-custom-trip https:\/\/\S+ 302!\n$/);
});
