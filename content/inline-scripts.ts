/**
 * The scripts that stand in pages as text. Each is one constant, because the policy every host sends allows them by their hash
 * (`scripts/content-security-policy.ts`); a page that carries any other inline script does not leave the build.
 */
import { site } from './site';

/** The specification asks for the attempted path in the developer console. */
export const logMissingPath = "console.error('404: no page at', location.pathname)";

/** `/plan-custom-trip` where no host redirects it. Escaped, so that no address can end the script element. */
export const goToBookingForm = `location.replace(${JSON.stringify(site.bookingUrl).replaceAll('<', '\\u003c')})`;
