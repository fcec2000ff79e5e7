import { existsSync } from 'node:fs';
import { installMissing } from './browser.mjs';

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const webKitDrivers = ['/usr/bin/WebKitWebDriver', '/usr/local/bin/WebKitWebDriver'];

const found = (...paths) => paths.find((path) => path && existsSync(path));

/** WebKit draws into windows alone, and gets a screen that nobody sees. */
const screens = ['/usr/bin/Xvfb', '/usr/local/bin/Xvfb'];

const find = () => ({
  firefox: found(process.env.MAPP_FIREFOX, ...firefoxes),
  webKit: found(...screens) && found(process.env.MAPP_WEBKIT_DRIVER, ...webKitDrivers),
});

const names = {
  firefox: 'Firefox (MAPP_FIREFOX can name one that stands elsewhere)',
  webKit: 'WebKitWebDriver and Xvfb (MAPP_WEBKIT_DRIVER can name a driver that stands elsewhere)',
};

/**
 * Makes sure that the site can be opened in the other two engines, which are installed where the system's package manager can give them.
 * @returns {Promise<Record<string, string>>} where they stand, for the environment of the tests
 * @throws {Error} one sentence on what to install
 */
export async function engines() {
  const missingIn = (there) => Object.keys(names).filter((name) => there[name] === undefined);
  const before = missingIn(find());
  if (before.length > 0) await installMissing(before);
  const there = find();
  const missing = missingIn(there);
  if (missing.length > 0)
    throw new Error(`This needs ${missing.map((name) => names[name]).join(' and ')}: please install them.`);
  return { MAPP_FIREFOX: there.firefox, MAPP_WEBKIT_DRIVER: there.webKit };
}
