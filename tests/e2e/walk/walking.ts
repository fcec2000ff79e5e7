import { expect, type Locator, type Page } from '@playwright/test';
import { beginOf, type Journey } from '../journeys.ts';
import { Listener } from '../listener.ts';
import { showsFocus } from '../looks.ts';
import type { Watched } from '../watch.ts';
import { wordsOf, type Locale } from '../words.ts';
import { tabTo } from './by-tab.ts';
import { lookAround } from './lookers.ts';

/** Parts that somebody who does not see the page may look for, for each touch. */
const mostLookedFor = 1.5;

/** Driver by names and keys alone, with all lookers at each step. */
class Walking extends Listener {
  readonly wrong = new Set<string>();
  private readonly watched: Watched;

  constructor(page: Page, watched: Watched) {
    super(page);
    this.watched = watched;
  }

  async look(): Promise<void> {
    for (const line of await lookAround({ page: this.page, watched: this.watched })) this.wrong.add(line);
  }

  protected override async reach(part: Locator): Promise<void> {
    // Before the focus is there: a list that is drawn anew in another width would lose it.
    await this.look();
    await tabTo(this.page, part);
    if (!(await part.evaluate(showsFocus)))
      this.wrong.add(`the focus is not seen on ${await part.textContent()}`);
  }

  protected override async act(part: Locator, act: () => Promise<void>): Promise<void> {
    // The arrow that leads to a radio takes it.
    if (await part.evaluate((node) => node.matches('[type="radio"]:checked'))) this.touches += 1;
    else await super.act(part, act);
  }
}

/** Walks by names and keys alone, while every looker looks at each step. */
export async function walkWithLookers(
  journey: Journey,
  locale: Locale,
  { page, watched }: { page: Page; watched: Watched },
): Promise<void> {
  const say = wordsOf(locale);
  const began = performance.now();
  await page.goto(beginOf(journey, locale));
  const walking = new Walking(page, watched);
  await journey.go(walking, say);
  await walking.hears(journey.end(say));
  const took = performance.now() - began;
  await walking.look();
  if (journey.address) await expect(page).toHaveURL(journey.address);
  expect([...walking.wrong]).toEqual([]);
  expect(walking.steps / walking.touches).toBeLessThanOrEqual(mostLookedFor);
  if (!journey.atMost) return;
  expect(walking.touches).toBeLessThanOrEqual(journey.atMost.touches);
  expect(took).toBeLessThan(journey.atMost.ms);
}
