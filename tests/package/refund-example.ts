import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { serveAirline, type ServedAirline } from './served-airline.ts';

/** Settings of an app that a template brings, and what says how to run it. */
const notItsOwn = ['package.json', 'tsconfig.json', 'index.html', 'README.md'];

/** Lines that are a host's own in an example, empty ones left out. */
export const ownLines = (files: Readonly<Record<string, string>>): number =>
  Object.entries(files)
    .filter(([path]) => !notItsOwn.includes(path))
    .flatMap(([, text]) => text.split('\n'))
    .filter((line) => line.trim() !== '').length;

/** Files of an example of the host guide, by their path within it. */
export function exampleOf(name: string): Readonly<Record<string, string>> {
  const home = join('docs/examples', name);
  const paths = readdirSync(home, { recursive: true, encoding: 'utf8' });
  const files = paths.filter(
    (path) => !/node_modules|dist|\.next/.test(path) && statSync(join(home, path)).isFile(),
  );
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(home, path), 'utf8')]));
}

/** A back end of the host's own: the airline that is installed in its project, as `npm run airline` serves it. */
export const ownBackEnd = (project: string): Promise<ServedAirline> =>
  serveAirline(project, '--now', '2026-06-01T10:00:00+08:00');

/** A ticket that travels alone, by its order, and what it brings at that time. */
const order = '26120000000031';
const sum = '¥910';

/**
 * Gives a ticket back as a traveller does: from the list by way of signing in to the application, its sum, and the answer.
 * @param list address of the list
 */
export async function giveBack(page: Page, list: string): Promise<void> {
  await page.goto(`${list}?lang=en`);
  await page.getByRole('textbox', { name: 'Membership number' }).fill('600000000001');
  await page.getByRole('textbox', { name: 'Password' }).fill('Mapp1234');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Filter', exact: true }).click();
  await page.getByRole('heading', { name: 'Filter tickets' }).waitFor();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.locator(`a[href$="order=${order}"]`).click();
  await page.getByLabel('Reason', { exact: true }).selectOption('plansChanged');
  await page.getByRole('checkbox').last().check();
  await page
    .getByText(/^Refund · Estimate/)
    .locator('..')
    .getByText(sum)
    .waitFor();
  await page.getByRole('button', { name: 'Submit the refund' }).click();
  await page.getByRole('heading', { name: 'Your request was received' }).waitFor();
}
