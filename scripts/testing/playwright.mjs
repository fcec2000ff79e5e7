import { honest, reported } from './counts.mjs';
import { ofPlaywright } from './reports.mjs';
import { playwrightWords } from './tiers.mjs';

/**
 * Runs tests of Playwright.
 * @param {string} name of the report
 * @param {string | undefined} config file of another configuration than the root's
 * @param {import('./parts.mjs').Request} request
 * @param {Record<string, string>} env
 */
export async function playwright(name, config, { tier, filters, share }, env) {
  const { code, report } = await reported(
    name,
    [
      'playwright',
      'test',
      '--reporter=list,json',
      ...(config ? ['--config', config] : []),
      ...playwrightWords[tier],
      ...(share ? [`--shard=${share}`] : []),
      ...filters,
    ],
    (file) => ({ NODE_OPTIONS: '--conditions=@mapp/source', PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env }),
  );
  return honest(code, report ? ofPlaywright(report) : { passed: 0, failed: 0 });
}
