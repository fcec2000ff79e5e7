import { mkdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { member } from './beneficiary.support.ts';
import { beginOf, namedJourneys, type Journey } from './journeys.ts';
import { Listener } from './listener.ts';
import { sameWhenChosen, showsFocus, wrongAsDrawn } from './looks.ts';
import { expect, test } from './site.ts';
import { wordsOf, type Locale } from './words.ts';

const everything = process.env['MAPP_LANGUAGES'] === 'all';

/** Ways in which a page is looked at by somebody who sees little. */
const looks = {
  forced: { width: 390, forcedColors: true },
  'narrow elder': { width: 320, elder: true },
  'narrow double': { width: 320, double: true },
} as const satisfies Record<string, Look>;

interface Look {
  readonly width: number;
  readonly forcedColors?: true;
  /** The site's own larger text. */
  readonly elder?: true;
  /** The browser's text at 200 %. */
  readonly double?: true;
}

type LookName = keyof typeof looks;
const lookNames = Object.keys(looks) as LookName[];

/** The longest words beside the source. */
const languages = ['zh', 'ru'] as const satisfies readonly Locale[];

/** Pictures of a whole run. */
const pictures = 'node_modules/.cache/mapp/looks';

/** Driver by keys that looks at each screen before it acts. */
class Looking extends Listener {
  readonly wrong = new Set<string>();
  private turn = 0;
  private readonly look: Look;
  private readonly picture: string;

  constructor(page: Page, look: Look, picture: string) {
    super(page);
    this.look = look;
    this.picture = picture;
  }

  async lookAt(): Promise<void> {
    const { page, look } = this;
    if (look.double)
      await page.evaluate(async () => {
        document.documentElement.style.fontSize = '200%';
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
    const found = await page.evaluate(wrongAsDrawn);
    if (look.forcedColors) found.push(...(await page.evaluate(sameWhenChosen)));
    const { pathname } = new URL(page.url());
    for (const line of found) this.wrong.add(`${pathname}: ${line}`);
    this.turn += 1;
    if (everything)
      await page.screenshot({ path: `${pictures}/${this.picture} ${this.turn}.png`, fullPage: true });
  }

  protected override async act(part: Locator, act: () => Promise<void>): Promise<void> {
    await this.lookAt();
    await part.focus();
    if (!(await part.evaluate(showsFocus)))
      this.wrong.add(`the focus is not seen on ${await part.textContent()}`);
    await super.act(part, act);
  }
}

const inLook = (name: string, journey: Journey, look: LookName, locale: Locale) =>
  test(`${name}, ${look}: ${locale}`, async ({ page, signIn }) => {
    const { width, forcedColors, elder }: Look = looks[look];
    test.slow();
    if (!journey.guest) await signIn(member);
    const say = wordsOf(locale);
    await page.setViewportSize({ width, height: 844 });
    if (forcedColors) await page.emulateMedia({ forcedColors: 'active' });
    if (elder) await page.evaluate(() => localStorage.setItem('mapp.textSize', 'elder'));
    await page.goto(beginOf(journey, locale));
    if (elder) await expect(page.locator('html')).toHaveAttribute('data-text-size', 'elder');
    const looking = new Looking(page, looks[look], `${name} ${look} ${locale}`);
    await journey.go(looking, say);
    await looking.hears(journey.end(say));
    await looking.lookAt();
    expect([...looking.wrong]).toEqual([]);
  });

if (everything) mkdirSync(pictures, { recursive: true });

for (const [turn, [name, journey]] of namedJourneys.entries())
  for (const [at, look] of lookNames.entries())
    for (const [column, locale] of languages.entries())
      if (everything || (turn % 3 === 2 && at === Math.floor(turn / 3) % 3 && column === turn % 2))
        inLook(name, journey, look, locale);
