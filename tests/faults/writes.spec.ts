import type { BrowserContext, Locator, Page } from '@playwright/test';
import { calls } from '@mapp/kit/contracts';
import type { FaultKind, JournalEntry } from '@mapp/sandbox/engine';
import { expect, test, type Airline } from '../e2e/site.ts';
import { tierOf } from '../e2e/tier.ts';
import { zh } from '../e2e/words.ts';
import { askerWith, type Asked } from './asked.ts';
import { hold } from './hold.ts';
import { trafficOf } from './traffic.ts';
import { transactionsOf } from './transactions.ts';
import type { WriteName } from './ways/way.ts';
import { fire, writes } from './writes.ts';
import { sample, silences, sides, tierOfTrial, trialsOf, type Trial } from './writes/sample.ts';

const tokenIn = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name.startsWith('mapp_token'))?.value;

/** Fifty taps, the last before the first second is over. */
const tapFiftyTimes = (button: Locator): Promise<void> =>
  button.evaluate(async (node: HTMLElement) => {
    for (let tap = 0; tap < 50; tap += 1) {
      node.click();
      if (tap % 5 === 4) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

/** Actions that the airline has carried out: a fault that struck before kept it from one. */
const carriedOut = (requests: readonly JournalEntry[]): number =>
  new Set(transactionsOf(requests.filter(({ fault, after }) => fault === undefined || after))).size;

/** Two members with their names; another one than a form's own takes the cookie. */
const people = { '600000000001': '张三', '600000000002': '李敏' };

const writePaths = calls.filter((call) => call.write).map((call) => call.path);

test('every write has its line, and every run each trial', () => {
  const written = calls.filter(({ write }) => write).map(({ name }) => name);
  expect(Object.keys(writes).toSorted()).toEqual(written.toSorted());
  const all = Object.values(writes).flatMap((write) => trialsOf(write));
  const met = new Set<string>(Object.values(sample).map((trial) => trial.replace(/ \w+$/, '')));
  expect(met).toEqual(new Set(all.map((trial) => trial.replace(/ \w+$/, ''))));
  for (const [name, trial] of Object.entries(sample))
    expect(trialsOf(writes[name as WriteName]), name).toContain(trial);
});

for (const [name, write] of Object.entries(writes)) {
  const path = calls.find((call) => call.name === name)?.path ?? '';
  const { button, field, again, lookUp, ask, done, afresh } = write;
  const tier = (trial: Trial) => tierOf(tierOfTrial(name as WriteName, write, trial));

  test.describe(name, () => {
    let asked: () => Promise<Asked>;
    test.beforeEach(async ({ page, context, origin, signIn }) => {
      if (write.member !== undefined) await signIn(write.member);
      const first = askerWith(origin, await tokenIn(context));
      asked = async () => ({ first, now: askerWith(origin, await tokenIn(context)) });
      await write.open(page);
    });

    /** It is done on the page, once at the airline, and was sent so often. */
    const expectOnce = async (
      page: Page,
      sent: () => Promise<readonly JournalEntry[]>,
      times = 1,
      told = done,
    ) => {
      await expect(told(page)).toBeVisible();
      const requests = await sent();
      expect(requests).toHaveLength(times);
      expect(new Set(transactionsOf(requests)).size).toBe(1);
      expect(carriedOut(requests)).toBe(1);
      expect(await write.effects(await asked())).toBe(1);
    };

    if (!('without' in button))
      test('fifty taps within a second', tier('taps'), async ({ page, airline }) => {
        const { acted, release } = await hold(page, path);
        await ask?.(page);
        await tapFiftyTimes(button(page));
        await acted;
        release();
        await expectOnce(page, () => airline.requests(path));
      });

    if (!('without' in button) && !('without' in field))
      test('Enter and a tap together', tier('enter'), async ({ page, airline }) => {
        const { acted, release } = await hold(page, path);
        await field(page).focus();
        await Promise.all([page.keyboard.press('Enter'), button(page).dispatchEvent('click')]);
        await page.keyboard.press('Enter');
        await acted;
        release();
        await expectOnce(page, () => airline.requests(path));
      });

    if (!('without' in button) && !('without' in again))
      test('back while it is under way, and once more', tier('back'), async ({ page, airline }) => {
        // Once the airline has acted, what is read on the way back would tell of it in place of the button.
        const airlineHears = Promise.withResolvers<void>();
        const { sent, release } = await hold(page, path, airlineHears.promise);
        await fire(write, page);
        await sent;
        await page.goBack();
        await again(page);
        await button(page).dispatchEvent('click');
        airlineHears.resolve();
        release();
        await expectOnce(page, () => airline.requests(path));
      });

    test('back, forward and a reload after it is done', tier('history'), async ({ page, airline }) => {
      await fire(write, page);
      await expect(done(page)).toBeVisible();
      for (const move of ['goBack', 'goForward', 'reload'] as const) {
        await page[move]();
        await expect(page.locator('h1, svg').filter({ visible: true }).first()).toBeVisible();
        if (!('without' in field)) await expect(field(page)).toHaveCount(0);
      }
      await expectOnce(page, () => airline.requests(path), 1, afresh);
    });

    test('two tabs at the same time', tier('tabs'), async ({ page, airline, context }) => {
      const other = await context.newPage();
      await write.open(other);
      const tabs = [page, other];
      // A tab that still reads would learn from the airline what the other one has done.
      const airlineHears = Promise.withResolvers<void>();
      const held = await Promise.all(tabs.map((tab) => hold(tab, path, airlineHears.promise)));
      await Promise.all(tabs.map((tab) => fire(write, tab)));
      await Promise.all(held.map(({ sent }) => sent));
      airlineHears.resolve();
      await Promise.all(held.map(({ acted }) => acted));
      for (const { release } of held) release();
      await expect
        .poll(async () => (await Promise.all(tabs.map((tab) => done(tab).isVisible()))).some(Boolean))
        .toBe(true);
      expect(await airline.requests(path)).toHaveLength(2);
      expect(await write.effects(await asked())).toBe(1);
      await other.close();
    });

    if (write.member !== undefined && !('without' in field))
      test(
        'another member has signed in beside the form: nothing is sent',
        tier('crossed'),
        async ({ page, airline, signIn }) => {
          const [other, called = ''] =
            Object.entries(people).find(([cardNo]) => cardNo !== write.member) ?? [];
          await signIn(other);
          const { length: before } = await airline.requests();
          // The page may have seen it before the tap; the button is gone then, and is not waited for.
          page.setDefaultTimeout(5000);
          await fire(write, page).catch(() => undefined);
          page.setDefaultTimeout(0);
          const cover = page.getByRole('dialog');
          await expect(
            cover.getByRole('heading', { name: zh('holder', 'other.title', { name: called }) }),
          ).toBeVisible();
          await expect(field(page)).toHaveCount(0);
          const since = (await airline.requests()).slice(before);
          expect(since.map((request) => request.path).filter((each) => writePaths.includes(each))).toEqual(
            [],
          );
        },
      );

    /** Sends it, and waits until the page knows that no answer comes. */
    const failWith = async (
      kind: FaultKind,
      { page, airline }: { page: Page; airline: Airline },
      after = false,
    ) => {
      await airline.fault(path, kind, 1, after);
      const { length: earlier } = await airline.requests(path);
      const traffic = trafficOf(page, path);
      const answer = traffic.last(1);
      const fired = fire(write, page);
      if (kind === 'timeout') {
        await expect.poll(traffic.silent).toBe(true);
        await expect.poll(async () => (await airline.requests(path)).length).toBe(earlier + 1);
        await page.clock.fastForward(60_000);
      }
      await Promise.all([fired, answer]);
    };

    if ('without' in lookUp) {
      for (const kind of silences)
        for (const side of sides)
          test(
            `${kind} ${side} the airline has acted: it is not sent again`,
            tier(`${kind} ${side}`),
            async ({ page, airline }) => {
              await failWith(kind, { page, airline }, side === 'after');
              await page.reload();
              await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
              expect(await airline.requests(path)).toHaveLength(1);
            },
          );
      return;
    }

    /** Its outcome is not known: nothing sends it, until that has been looked up. */
    const lookItUp = async (page: Page, sent: () => Promise<readonly JournalEntry[]>) => {
      const times = (await sent()).length;
      await expect(page.getByText(zh('outcome', 'text'))).toBeVisible();
      if (!('without' in button)) await expect(button(page)).toHaveCount(0);
      if (!('without' in field)) await field(page).press('Enter');
      expect(await sent()).toHaveLength(times);
      await lookUp.check(page).click();
    };

    for (const kind of silences)
      test(
        `no answer before the airline has acted, and then ${kind} after it has`,
        tier(kind),
        async ({ page, airline }) => {
          for (const each of silences) {
            await failWith(each, { page, airline });
            await lookItUp(page, () => airline.requests(path));
            await expect(lookUp.absent(page)).toBeVisible();
          }
          await failWith(kind, { page, airline }, true);
          await lookItUp(page, () => airline.requests(path));
          await expectOnce(page, () => airline.requests(path), silences.length + 1);
        },
      );
  });
}
