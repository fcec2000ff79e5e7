import type { Page } from '@playwright/test';
import { sameWhenChosen, wrongAsDrawn } from '../looks.ts';
import { leaks, type Watched } from '../watch.ts';

/** A step of a walk, before anything is acted upon. */
export interface Step {
  readonly page: Page;
  readonly watched: Watched;
}

/** Tells what is wrong at a step, and leaves the page as it was. */
type Looker = (step: Step) => Promise<readonly string[]>;

const usual = { width: 390, height: 844 };
const narrow = { width: 320, height: 844 };

/** Larger texts by how the root is while somebody reads them. */
const texts: readonly Readonly<Record<'size' | 'fontSize', string>>[] = [
  // The site's own.
  { size: 'elder', fontSize: '' },
  // The browser's.
  { size: 'standard', fontSize: '200%' },
  { size: 'standard', fontSize: '' },
];

/** Lookers at the same step of one walk. Each line that they tell is a fault. */
const lookers: Readonly<Record<string, Looker>> = {
  'as it is': ({ page }) => page.evaluate(wrongAsDrawn),
  'in forced colours': async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const wrong = [...(await page.evaluate(wrongAsDrawn)), ...(await page.evaluate(sameWhenChosen))];
    await page.emulateMedia({ forcedColors: null });
    return wrong;
  },
  'at 320 px with larger texts': async ({ page }) => {
    await page.setViewportSize(narrow);
    const wrong: string[] = [];
    for (const text of texts) {
      await page.evaluate(async ({ size, fontSize }) => {
        const root = document.documentElement;
        root.dataset['textSize'] = size;
        root.style.fontSize = fontSize;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }, text);
      for (const line of await page.evaluate(wrongAsDrawn))
        wrong.push(`${text.size} ${text.fontSize}: ${line}`);
    }
    await page.setViewportSize(usual);
    return wrong;
  },
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
