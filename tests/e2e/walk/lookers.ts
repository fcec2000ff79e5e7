import type { Locator, Page } from '@playwright/test';
import { sameWhenChosen, showsFocus, wrongAsDrawn } from '../looks.ts';
import { leaks, type Watched } from '../watch.ts';

/** A step of a walk: the part that is acted upon next has the focus; none at the end. */
export interface Step {
  readonly page: Page;
  readonly watched: Watched;
  readonly part?: Locator;
}

/** Tells what is wrong at a step, and leaves the page as it was. */
type Looker = (step: Step) => Promise<readonly string[]>;

const usual = { width: 390, height: 844 };
const narrow = { width: 320, height: 844 };

/** Looks at a page while its root differs; runs there. */
const asRoot = async (page: Page, change: (root: HTMLElement) => void, back: (root: HTMLElement) => void) => {
  const root = page.locator('html');
  await page.setViewportSize(narrow);
  await root.evaluate(change);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const wrong = await page.evaluate(wrongAsDrawn);
  await root.evaluate(back);
  await page.setViewportSize(usual);
  return wrong;
};

/** Lookers at the same step of one walk. Each line that they tell is a fault. */
const lookers: Readonly<Record<string, Looker>> = {
  'where the focus is': async ({ part }) => {
    if (!part || (await part.evaluate(showsFocus))) return [];
    return [`the focus is not seen on ${await part.textContent()}`];
  },
  'as it is': ({ page }) => page.evaluate(wrongAsDrawn),
  'in forced colours': async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const wrong = [...(await page.evaluate(wrongAsDrawn)), ...(await page.evaluate(sameWhenChosen))];
    await page.emulateMedia({ forcedColors: null });
    return wrong;
  },
  'at 320 px with the site’s larger text': ({ page }) =>
    asRoot(
      page,
      (root) => void (root.dataset['textSize'] = 'elder'),
      (root) => void (root.dataset['textSize'] = 'standard'),
    ),
  'at 320 px with the browser’s text at 200 %': ({ page }) =>
    asRoot(
      page,
      (root) => void (root.style.fontSize = '200%'),
      (root) => void (root.style.fontSize = ''),
    ),
  'what leaves the page': ({ page, watched }) => leaks(page, watched),
};

/** Faults that all lookers see at a step, each with its page and who has seen it. */
export async function lookAround(step: Step): Promise<readonly string[]> {
  const { pathname } = new URL(step.page.url());
  const wrong: string[] = [];
  for (const [name, look] of Object.entries(lookers))
    for (const line of await look(step)) wrong.push(`${pathname}, ${name}: ${line}`);
  return wrong;
}
