import { headerRules } from '../headers';
import { responseHeadersPolicy } from './response-headers-policy';

const rules = headerRules("default-src 'self'");

test('headers with a field of their own use it, and all others are custom', () => {
  expect(responseHeadersPolicy('/', rules)).toMatchObject({
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: 31536000,
        IncludeSubdomains: true,
        Preload: false,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: 'DENY' },
      ReferrerPolicy: { Override: true, ReferrerPolicy: 'strict-origin-when-cross-origin' },
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: "default-src 'self'" },
    },
    CustomHeadersConfig: {
      Quantity: 2,
      Items: [
        { Header: 'Permissions-Policy', Value: rules[0]?.headers['Permissions-Policy'], Override: true },
        { Header: 'Cross-Origin-Opener-Policy', Value: 'same-origin', Override: true },
      ],
    },
  });
});

test('the editor has a policy of its own name', () => {
  const withAdmin = headerRules("default-src 'self'", { policy: "default-src 'none'", others: ['/'] });
  const [site, admin] = [responseHeadersPolicy('/', withAdmin), responseHeadersPolicy('/admin', withAdmin)];
  expect(site).toEqual(responseHeadersPolicy('/', rules));
  expect(admin.Name).not.toBe(site.Name);
  expect(admin.SecurityHeadersConfig['ContentSecurityPolicy']).toMatchObject({
    ContentSecurityPolicy: "default-src 'none'",
  });
});

test('what only some paths send is Cache-Control, which S3 stores: one policy could not hold another header', () => {
  const some = rules.filter(({ path }) => path !== '/*').flatMap(({ headers }) => Object.keys(headers));
  expect([...new Set(some)]).toEqual(['Cache-Control']);
});
