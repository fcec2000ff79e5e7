import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { member } from '../beneficiary.support.ts';
import { beginOf, type Journey } from '../journeys.ts';
import { Listener } from '../listener.ts';
import { openHome } from '../pages.support.ts';
import type { Airline } from '../sandbox.ts';
import { wordsOf, type Locale } from '../words.ts';

/** Everything that the page on show says, by roles and names; the spaces in a name follow its layout. */
const saidBy = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('body').ariaSnapshot())
    .split('\n')
    .filter((line) => !line.trim().startsWith('- /url'))
    .map((line) => line.replaceAll(/ \[active\]|:$|\s/g, ''));

/** A line with the letters of its name in order: a row says first what a tile says last. */
const lettersOf = (line: string): string =>
  line.replace(/"([^"]*)"/, (_, name: string) => Array.from(name).toSorted().join(''));

/** Plain text: it may stand in another element. */
const plain = /^-(?:paragraph|text|time|definition|term|strong|emphasis|listitem|cell):?/;

/** Lines that are wanted and not said: a control by its role and name, a fact by its words. */
function lackedBy(said: readonly string[], wanted: readonly string[]): readonly string[] {
  const lines = new Set(said.map(lettersOf));
  const words = said.join('\n');
  return wanted.filter((line) => {
    if (lines.has(lettersOf(line))) return false;
    return !(plain.test(line) && words.includes(line.replace(plain, '')));
  });
}

/** Words of a page that says nothing new any more. */
export async function settled(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  let said = await saidBy(page);
  for (let same = 0; same < 2;) {
    await page.waitForTimeout(250);
    const now = await saidBy(page);
    same = now.join() === said.join() ? same + 1 : 0;
    said = now;
  }
  // Whatever is still waited for is no fact.
  return said.filter((line) => !line.startsWith('-status'));
}

/** Driver by ear that notes what each screen says before it acts, or what it lacks of what was noted before. */
class Noting extends Listener {
  readonly said: (readonly string[])[] = [];
  readonly screens: string[] = [];
  readonly missing: string[] = [];
  private readonly usual: Noting | undefined;

  constructor(page: Page, usual?: Noting) {
    super(page);
    this.usual = usual;
  }

  async note(): Promise<void> {
    const { pathname } = new URL(this.page.url());
    if (this.screens.at(-1) !== pathname) this.screens.push(pathname);
    if (!this.usual) {
      this.said.push(await settled(this.page));
      return;
    }
    const wanted = this.usual.said[this.said.length] ?? [];
    let missing = wanted;
    const look = async () => {
      const said = await saidBy(this.page);
      missing = lackedBy(said, wanted);
      return missing.length;
    };
    // What comes late is waited for; what does not come is missing.
    await expect
      .poll(look, { timeout: 5000 })
      .toBe(0)
      .catch(() => undefined);
    this.said.push(wanted);
    this.missing.push(...missing.map((line) => `${pathname}: ${line}`));
  }

  protected override async act(part: Locator, act: () => Promise<void>): Promise<void> {
    await this.note();
    await super.act(part, act);
  }
}

async function walk(page: Page, journey: Journey, locale: Locale, usual?: Noting): Promise<Noting> {
  const say = wordsOf(locale);
  await page.goto(beginOf(journey, locale));
  const noting = new Noting(page, usual);
  await journey.go(noting, say);
  await noting.hears(journey.end(say));
  await noting.note();
  return noting;
}

/** Walks as usual, then in elder mode, where each screen says all that it says otherwise, with at most one screen more. */
export async function walkInElder(
  journey: Journey,
  locale: Locale,
  {
    page,
    airline,
    context,
    signIn,
  }: { page: Page; airline: Airline; context: BrowserContext; signIn: (cardNo?: string) => Promise<void> },
): Promise<void> {
  if (!journey.guest) await signIn(member);
  const usual = await walk(page, journey, locale);
  await airline.reset();
  await context.clearCookies();
  if (!journey.guest) await signIn(member);
  await openHome(page);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.setItem('mapp.textSize', 'elder');
  });
  const elder = await walk(page, journey, locale, usual);
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'elder');
  expect(elder.screens.length).toBeLessThanOrEqual(usual.screens.length + 1);
  expect(elder.missing).toEqual([]);
}
