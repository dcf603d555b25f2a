import { existsSync, readdirSync } from 'node:fs';

const servers = ['/usr/bin/Xvfb', '/usr/local/bin/Xvfb'];
const drivers = ['/usr/bin/WebKitWebDriver', '/usr/local/bin/WebKitWebDriver'];

/** Folders in which distributions install WebKitGTK's programs: by architecture on Debian. */
const homes = () => [
  '/usr/libexec',
  '/usr/lib64',
  '/usr/lib',
  ...readdirSync('/usr/lib')
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => `/usr/lib/${name}`),
];

/**
 * The paths of WebKit's driver, its MiniBrowser and a virtual screen (Debian: `webkit2gtk-driver` and `xvfb`); undefined when one of them
 * is missing.
 */
export function systemWebkit() {
  const driver = drivers.find((path) => existsSync(path));
  const screen = servers.find((path) => existsSync(path));
  if (!driver || !screen) return undefined;
  const browser = homes()
    .flatMap((home) => ['4.1', '4.0'].map((version) => `${home}/webkit2gtk-${version}/MiniBrowser`))
    .find((path) => existsSync(path));
  return browser ? { driver, browser, screen } : undefined;
}
