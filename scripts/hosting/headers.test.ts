import { contentSecurityPolicy } from './content-security-policy';
import { headerRules, headersFor, redirectRules, revalidate } from './headers';
import { netlifyHeaders, netlifyRedirects } from './netlify';

const rules = headerRules("default-src 'self'");

test('hashed files are kept for good, pictures for a week, everything else is asked for again', () => {
  expect(headersFor('/_next/static/chunks/a.js', rules)['Cache-Control']).toContain('immutable');
  expect(headersFor('/about', rules)['Cache-Control']).toBe(revalidate);
  expect(headersFor('/posters/home-tall.svg', rules)['Cache-Control']).toBe('public, max-age=604800, s-maxage=0');
  expect(headersFor('/about', rules)['X-Content-Type-Options']).toBe('nosniff');
});

test('a rule without a star is for its path alone', () => {
  const one = [{ path: '/a', headers: { 'X-One': 'yes' } }];
  expect(headersFor('/a', one)).toHaveProperty('X-One');
  expect(headersFor('/a/b', one)).not.toHaveProperty('X-One');
});

test('every path is sent with the policy it is given', () => {
  expect(headersFor('/about', rules)['Content-Security-Policy']).toBe("default-src 'self'");
});

test('no header is set by two rules that match one path: Netlify would send both', () => {
  for (const { path } of rules) {
    const matching = rules.filter((rule) => path.startsWith(rule.path.replace('*', '')));
    const names = matching.flatMap(({ headers }) => Object.keys(headers));
    expect([path, names.length]).toEqual([path, new Set(names).size]);
  }
});

test('Netlify gets every rule', () => {
  expect(netlifyHeaders(rules)).toContain('/*\n  X-Content-Type-Options: nosniff\n');
  expect(netlifyRedirects(redirectRules)).toMatch(/^\/plan-custom-trip https:\/\/\S+ 302!\n$/);
});

const scriptSources = (policy: string) => policy.split('; ').find((directive) => directive.startsWith('script-src'));

test('the policy lets the named inline scripts run, by their hashes, and no other', () => {
  expect(scriptSources(contentSecurityPolicy([]))).toBe("script-src 'self'");
  expect(scriptSources(contentSecurityPolicy(['alert(1)']))).toBe(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  );
  expect(scriptSources(contentSecurityPolicy('any'))).toBe("script-src 'self' 'unsafe-inline'");
});
