import type { Locator, Page } from '@playwright/test';
import { base, pathOf } from '@mapp/kit/navigation';
import { rowOf, wife } from './beneficiary.support.ts';
import { bookingPage, material } from './booking.support.ts';
import { changeInputs } from './changes.support.ts';
import { entriesOf, headingOf, openHome, tabOf, visit } from './pages.support.ts';
import { application, arrived, decide, quoted } from './refunds.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

/** Where a motion is looked at, ms: in its midst, and as long as a test wants. */
const midst = 60;

interface Motions {
  /** One line for each motion that has begun: the tag and the pair of what moves, and what of it. */
  begun: string[];
  /** Halts those that a script begins in their midst. */
  held: boolean;
}

/** Notes in the page each motion that begins, whatever begins it. A delay of an appearance, which lasts 1 ms, is none. */
function noteMotions(haltAt: number): void {
  const motions: Motions = { begun: [], held: false };
  Reflect.set(window, 'motions', motions);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (this: Element, ...given) {
    const animation = animate.apply(this, given);
    if (motions.held) {
      animation.pause();
      animation.currentTime = haltAt;
    }
    return animation;
  };
  const seen = new WeakSet<Animation>();
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (seen.has(animation) || !(effect instanceof KeyframeEffect)) continue;
      seen.add(animation);
      if (Number(effect.getComputedTiming().duration) <= 1) continue;
      const { target } = effect;
      const pair = target instanceof HTMLElement ? target.dataset['pair'] : undefined;
      const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const what = ['clipPath', 'opacity', 'transform'].filter((each) => moved.includes(each));
      motions.begun.push([target?.tagName, pair, ...what].filter(Boolean).join(' '));
    }
    requestAnimationFrame(look);
  };
  look();
  const { startViewTransition } = document;
  document.startViewTransition = (given) => {
    motions.begun.push('view transition');
    return startViewTransition.call(document, given);
  };
}

const watchMotions = (page: Page) => page.evaluate(noteMotions, midst);
/** Halts from now on what begins to move. */
const hold = (page: Page) =>
  page.evaluate(() => Object.assign(Reflect.get(window, 'motions') as Motions, { begun: [], held: true }));
const begun = (page: Page) => page.evaluate(() => (Reflect.get(window, 'motions') as Motions).begun);
const running = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState !== 'finished').length);
/** Lets what was halted come to its end. */
const goOn = (page: Page) =>
  page.evaluate(() => document.getAnimations().forEach((animation) => animation.play()));

const linkTo = (page: Page, address: string) =>
  page.getByRole('main').locator(`a[href="${base}${address}"]`).first();
/** A finger on what is seen: a click would scroll the page for what sticks at its foot. */
async function tap(target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await target.page().touchscreen.tap(x + width / 2, y + height / 2);
}
const heading = (page: Page) => page.locator('h1:visible');
/** The card, or the pill that stands for it in the head of Home. */
const tierCard = (page: Page) => page.locator('[data-pair="tier"]:visible').first();

test('nothing moves for who asks for less motion', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn();
  await openHome(page);
  await expect(tierCard(page)).toBeVisible();
  await watchMotions(page);
  await tabOf(page, 'mine').click();
  await expect(tierCard(page)).toBeVisible();
  await linkTo(page, pathOf('tier')).click();
  await expect(tierCard(page)).toBeVisible();
  await page.goBack();
  await linkTo(page, pathOf('beneficiaries')).click();
  await rowOf(page, wife.name).click();
  await expect(page.locator('[data-pair="detail"]')).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, wife.name)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: zh('mine', 'card.bill') }).click();
  await expect(page.getByRole('group', { name: /月/ })).toBeVisible();
  await entriesOf(page).getByRole('link').first().click();
  await expect(page.locator('[data-pair="detail"]')).toBeVisible();
  expect(await begun(page)).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test(
  'nor on the way from a search to a booking, an order, a change and a refund',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn();
    await openHome(page);
    await watchMotions(page);
    const still = async () => {
      expect(await begun(page), page.url()).toEqual([]);
      expect(await page.evaluate(() => document.getAnimations().length), page.url()).toBe(0);
    };
    await visit(page, '/mapp/reserve/flightList?trip=oneway&seg=SHA-PEK-2026-06-08&adults=1');
    const offers = page.getByRole('list', { name: zh('flight-offers', 'list') });
    await expect(offers.getByRole('link').first()).toBeVisible();
    await page.getByRole('button', { name: zh('flight-offers', 'filter'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await still();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await offers
      .getByRole('link', { name: /MU5101/ })
      .first()
      .click();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: zh('cabin-choice', 'verify'), exact: true }).click();
    await expect(headingOf(page, zh('booking-form', 'title'))).toBeVisible();
    await still();
    const shown = async (address: string, part = page.locator('h2:visible').first()) => {
      await visit(page, `/mapp${address}`);
      await expect(part).toBeVisible();
      await still();
    };
    await shown(material);
    await shown(bookingPage('passengers'), heading(page));
    await shown('/order/list');
    await page.getByRole('main').locator('a[href*="/order/detail/"]').first().click();
    await expect(heading(page)).toBeFocused();
    await still();
    await shown(changeInputs.confirm);
    await shown(changeInputs.waitlisted);
    await shown(application);
    await decide(page, zh);
    await expect(quoted(page, zh)).toBeVisible();
    await still();
    await shown(arrived);
  },
);

/** Opens Mine, and waits until pages move: the code for it comes after the first page. */
async function openMoving(page: Page): Promise<void> {
  await page.goto(base + pathOf('mine'));
  await watchMotions(page);
  await expect(async () => {
    await tabOf(page, 'home').click();
    await expect(tierCard(page)).toBeVisible();
    await tabOf(page, 'mine').click();
    await expect(tierCard(page)).toBeVisible();
    expect(await begun(page)).not.toEqual([]);
  }).toPass();
  await expect.poll(() => running(page)).toBe(0);
}

test.describe('with motion', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await signIn();
    await openMoving(page);
  });
  test.afterEach(({ page }) => page.emulateMedia({ reducedMotion: null }));

  test('the card of the tier goes along from Home to Mine and to the tier, and back', async ({ page }) => {
    const carried = 'DIV tier clipPath transform';
    const turnsWith = async (turn: () => Promise<unknown>) => {
      await hold(page);
      await turn();
      await expect.poll(() => begun(page)).toContain(carried);
      await expect.poll(() => begun(page)).toContainEqual(expect.stringMatching(/^\w+ opacity transform$/));
      await goOn(page);
      await expect.poll(() => running(page)).toBe(0);
    };
    await turnsWith(() => tap(tabOf(page, 'home')));
    await turnsWith(() => tap(tabOf(page, 'mine')));
    // The code of the tier's page comes with its first use, and then what it asks for.
    await linkTo(page, pathOf('tier')).click();
    await expect(tierCard(page)).toBeVisible();
    await turnsWith(() => page.goBack());
    await turnsWith(() => linkTo(page, pathOf('tier')).click());
  });

  test('a tap while a page moves in is not lost, nor is the focus', { tag: '@all' }, async ({ page }) => {
    await linkTo(page, pathOf('beneficiaries')).click();
    await rowOf(page, wife.name).click();
    await expect(page.locator('[data-pair="detail"]')).toBeVisible();
    await page.goBack();
    await expect(rowOf(page, wife.name)).toBeVisible();
    await page.goBack();
    await expect(tierCard(page)).toBeVisible();
    await hold(page);
    await linkTo(page, pathOf('beneficiaries')).click();
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await expect(heading(page)).toBeFocused();
    await rowOf(page, wife.name).click();
    await expect(page).toHaveURL(/beneficiaryDetail/);
    await expect.poll(() => begun(page)).toContain('DIV detail clipPath transform');
    await expect(heading(page)).toBeFocused();
    // The tap arrives at what moves, where it is seen.
    const hit = await page.locator('[data-pair="detail"]').evaluate((detail) => {
      const { left, top } = detail.getBoundingClientRect();
      return detail.contains(document.elementFromPoint(left + 20, top + 20));
    });
    expect(hit).toBe(true);
    await goOn(page);
    await expect.poll(() => running(page)).toBe(0);
  });

  test('a tap on what goes along is not lost', { tag: '@all' }, async ({ page }) => {
    await hold(page);
    await tap(tabOf(page, 'home'));
    await expect.poll(() => begun(page)).toContain('DIV tier clipPath transform');
    await expect(page).toHaveURL(base + pathOf('home'));
    await tap(tierCard(page));
    await expect(page).toHaveURL(base + pathOf('mine'));
    await goOn(page);
  });

  test('back while a page moves in comes to the place that was left', async ({ page }) => {
    await page.getByRole('link', { name: zh('mine', 'card.bill') }).click();
    const row = entriesOf(page).getByRole('link').nth(2);
    await row.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => Math.round(scrollY));
    await hold(page);
    await row.click();
    await expect(page.locator('[data-pair="detail"]')).toBeVisible();
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await page.goBack();
    await expect(entriesOf(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
    await expect(row).toBeFocused();
    await goOn(page);
    await expect.poll(() => running(page)).toBe(0);
  });

  test('nothing that moves makes the window wider', { tag: '@all' }, async ({ page }) => {
    await hold(page);
    await linkTo(page, pathOf('beneficiaries')).click();
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    const breadth = (name: 'scrollWidth' | 'clientWidth') =>
      page.evaluate((each) => document.documentElement[each], name);
    expect(await breadth('scrollWidth')).toBe(await breadth('clientWidth'));
    await goOn(page);
  });
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));
  test.afterEach(({ page }) => page.emulateMedia({ reducedMotion: null }));

  test('the detail moves, the list stays', { tag: '@all' }, async ({ page, signIn }) => {
    await signIn();
    await page.goto(base + pathOf('seatOrders'));
    const links = page.getByRole('main').locator('a[href*="orderDetail"]');
    await watchMotions(page);
    await expect(links.first()).toHaveAttribute('aria-current', 'true');
    // The code for it comes after the first page, and that of the detail with its first use.
    await expect(async () => {
      await links.nth(1).click();
      await expect(links.nth(1)).toHaveAttribute('aria-current', 'true');
      await links.nth(2).click();
      await expect(links.nth(2)).toHaveAttribute('aria-current', 'true');
      expect(await begun(page)).not.toEqual([]);
    }).toPass();
    await expect.poll(() => running(page)).toBe(0);
    await hold(page);
    await links.nth(1).click();
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'true');
    // A row that is chosen changes its colour, which moves nothing.
    const moving = async () => (await begun(page)).filter((line) => line !== 'A');
    await expect.poll(moving).toEqual(['DIV opacity transform']);
    const moved = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => !(animation instanceof CSSTransition))
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.getAttribute('data-part')),
    );
    expect(moved).toEqual(['detail']);
    await goOn(page);
  });

  test('an entry of the bill moves in beside the others', { tag: '@all' }, async ({ page, signIn }) => {
    await signIn();
    await page.goto(base + pathOf('bill'));
    await watchMotions(page);
    const links = entriesOf(page).getByRole('link');
    const chosen = page.locator('article[data-part="detail"]');
    await expect(async () => {
      await links.nth(0).click();
      await expect(links.nth(0)).toHaveAttribute('aria-current', 'true');
      await links.nth(1).click();
      await expect(chosen.getByRole('heading').first()).toBeFocused();
      expect(await begun(page)).toContain('ARTICLE opacity transform');
    }).toPass();
    await expect.poll(() => running(page)).toBe(0);
  });
});
