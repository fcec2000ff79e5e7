import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';

const folder = resolve('node_modules/.cache/mapp/hosts');

/** Leaves a picture of a host's page in `node_modules/.cache/mapp/hosts`, to be looked at. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
