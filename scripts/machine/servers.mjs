import { run } from './command.mjs';
import { browser, installMissing } from './browser.mjs';

const has = async (program, flag) => (await run([program, flag], { quiet: true })).code === 0;

/** Where Debian keeps servers; a user's own path may lack them. */
const places = ':/usr/sbin:/usr/local/sbin';

/**
 * Makes sure that the site can be served as on a server: by nginx, with a certificate of openssl. Caddy is tried where it is there.
 * @returns {Promise<Record<string, string>>} environment of the tests
 * @throws {Error} one sentence on what to install
 */
export async function servers() {
  if (!process.env.PATH?.includes(places)) process.env.PATH = `${process.env.PATH ?? ''}${places}`;
  if (!(await has('nginx', '-v'))) await installMissing(['nginx']);
  if (!(await has('nginx', '-v')))
    throw new Error(
      'This needs nginx: on Debian or Ubuntu, apt-get install --no-install-recommends nginx-light.',
    );
  if (!(await has('openssl', 'version')))
    throw new Error('This needs openssl, for a certificate: apt-get install openssl.');
  if (!(await has('caddy', 'version'))) console.log('There is no caddy here: nginx alone is tried.');
  return { MAPP_CHROMIUM: await browser() };
}
