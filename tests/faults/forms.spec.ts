import type { Page } from '@playwright/test';
import { calls } from '@mapp/kit/contracts';
import { faultKinds } from '@mapp/sandbox/engine';
import { member } from '../e2e/beneficiary.support.ts';
import { signInByForm } from '../e2e/pages.support.ts';
import { expect, test } from '../e2e/site.ts';
import { tierOf } from '../e2e/tier.ts';
import { leaks } from '../e2e/watch.ts';
import { wordsOf, zh, type Say } from '../e2e/words.ts';
import { forms, type FormName } from './forms.ts';
import type { Form } from './forms/form.ts';
import { outcomes, type Outcome } from './outcomes.ts';
import { trafficOf } from './traffic.ts';
import { transactionsOf } from './transactions.ts';
import type { WriteName } from './ways/way.ts';
import { fire, writes } from './writes.ts';

/** Words by which a form says that it asks again for what a reload has taken. */
const asksAgain = (page: Page) =>
  page
    .getByText(zh('forms', 'reloaded'), { exact: true })
    .or(page.getByText(zh('beneficiary-form', 'reloaded'), { exact: true }))
    .or(page.getByText(zh('booking-form', 'restored'), { exact: true }));

/** Values in the controls of the form, in their order; `plain` leaves out those shown in the words of a language. */
const valuesIn = (page: Page, plain = false): Promise<string[]> =>
  page.evaluate((withoutWords) => {
    const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLButtonElement>(
      'main form :is(input, select, [role="combobox"])',
    );
    return [...controls].flatMap((control) => {
      if (control instanceof HTMLButtonElement) return withoutWords ? [] : [control.textContent];
      if (control instanceof HTMLSelectElement) return [control.value];
      if (control.type === 'radio') return control.checked ? [control.value] : [];
      return control.readOnly && withoutWords ? [] : [control.value];
    });
  }, plain);

/** Puts away the signs of a failure, so that the form can be sent again. */
function putAway({ write, refused }: Form, outcome: Outcome, page: Page): Promise<unknown> {
  const press = (name: string) => page.getByRole('button', { name }).click();
  const { lookUp } = writes[write];
  const lookedUp = async () => {
    await press(zh('outcome', 'check'));
    const absent = 'without' in lookUp ? page.getByText(zh('forms', 'absent.title')) : lookUp.absent(page);
    await expect(absent).toBeVisible();
  };
  const away: Readonly<Record<Outcome, () => Promise<unknown>>> = {
    network: lookedUp,
    timeout: lookedUp,
    unexpected: lookedUp,
    refused: () => expect(refused?.(page) ?? page.getByText(zh('forms', 'refused.title'))).toBeVisible(),
    special: () => press(zh('shell', 'notice.confirm')),
    signIn: () => press(zh('shell', 'again.later')),
    late: async () => undefined,
  };
  return away[outcome]();
}

/** From the member's own page to where the form is reached from. */
async function fromMine(page: Page, { from }: Form, say: Say): Promise<void> {
  if (from === undefined) return;
  await page
    .getByRole('main')
    .getByRole('link', { name: say('mine', from) })
    .click();
}

type Trial = 'faults' | 'leaving' | 'beside' | 'host' | 'reload';

/** The form that every run takes through each trial; `test:all` has every form. */
const sample: Readonly<Record<Trial, FormName>> = {
  faults: 'somebody to notify',
  leaving: 'an application for the youth programme',
  beside: 'a companion who is added',
  host: 'a booking',
  reload: 'information for international travel',
};

for (const [name, form] of Object.entries<Form>(forms)) {
  const tier = (trial: Trial) => tierOf(sample[trial] === name ? 'default' : 'all');
  const write = writes[form.write];
  const path = calls.find((call) => call.name === form.write)?.path ?? '';

  test.describe(name, () => {
    let typed: readonly string[];
    /** Every field still has what was typed. */
    const expectAll = (page: Page) => expect.poll(() => valuesIn(page)).toEqual(typed);
    let atFirst: readonly string[];

    test.beforeEach(async ({ page, signIn, watched }) => {
      await signIn(member);
      await page.goto('/mapp/mine');
      await fromMine(page, form, zh);
      await form.reach(page, zh);
      await expect(page.locator('main form')).toBeVisible();
      // The pinyin picker comes late, and takes the place of a field.
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main form [aria-busy="true"]')).toHaveCount(0);
      atFirst = await valuesIn(page);
      for (const secret of await form.fill(page)) watched.typed.add(secret);
      typed = await valuesIn(page);
      expect(typed).not.toContain('');
      expect(await leaks(page, watched)).toEqual([]);
    });

    test(
      'after every fault, and then saved as the same action',
      tier('faults'),
      async ({ page, airline }) => {
        test.slow();
        const kinds = faultKinds.filter((kind) => outcomes[kind] !== 'late');
        for (const kind of kinds) {
          await airline.fault(path, kind);
          const traffic = trafficOf(page, path);
          const answer = traffic.last(1);
          await fire(write, page);
          if (kind === 'timeout') {
            await expect.poll(traffic.silent).toBe(true);
            await page.clock.fastForward(60_000);
          }
          await answer;
          await putAway(form, outcomes[kind], page);
          await expectAll(page);
        }
        await fire(write, page);
        await expect(form.saved(page)).toBeVisible();
        const requests = await airline.requests(path);
        expect(requests).toHaveLength(kinds.length + 1);
        expect(new Set(transactionsOf(requests)).size).toBe(1);
      },
    );

    test('after back and forward, and in another language', tier('leaving'), async ({ page }) => {
      await page.goBack();
      await expect(page.locator('main form')).toHaveCount(0);
      await page.goForward();
      await expectAll(page);
      const plain = await valuesIn(page, true);
      await page.evaluate((steps) => history.go(-steps), form.steps + 1);
      await page.getByRole('link', { name: zh('mine', 'rows.language') }).click();
      await page.getByRole('radio', { name: 'English' }).click();
      await page.goBack();
      const en = wordsOf('en');
      await fromMine(page, form, en);
      await form.reach(page, en);
      await expect.poll(() => valuesIn(page, true)).toEqual(plain);
    });

    test(
      'after the session has ended, and a sign-in in the window beside',
      tier('beside'),
      async ({ page, airline }) => {
        await airline.fault(path, 'session-expired');
        await fire(write, page);
        await expect(page.getByText(zh('shell', 'again.asked'))).toBeVisible();
        const opened = page.waitForEvent('popup');
        await page.getByRole('button', { name: zh('shell', 'again.signIn') }).click();
        const beside = await opened;
        await expect(page.getByText(zh('shell', 'again.waiting'))).toBeVisible();
        const closed = beside.waitForEvent('close');
        await signInByForm(beside, member);
        await closed;
        await expect(page.getByText(zh('shell', 'again.done'))).toBeVisible();
        await expectAll(page);
        await fire(write, page);
        await expect(form.saved(page)).toBeVisible();
        const requests = await airline.requests(path);
        expect(requests).toHaveLength(2);
        expect(new Set(transactionsOf(requests)).size).toBe(1);
      },
    );

    test(
      'after a host’s own sign-in, which leaves the page open',
      tier('host'),
      async ({ page, airline, context, origin }) => {
        await airline.fault(path, 'session-expired');
        await fire(write, page);
        const opened = page.waitForEvent('popup');
        await page.getByRole('button', { name: zh('shell', 'again.signIn') }).click();
        await (await opened).close();
        await context.addCookies([{ ...(await airline.signIn(member)), url: origin }]);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expectAll(page);
        await fire(write, page);
        await expect(form.saved(page)).toBeVisible();
        expect(new Set(transactionsOf(await airline.requests(path))).size).toBe(1);
      },
    );

    test(
      'after a reload, only choices that say nothing of a person',
      tier('reload'),
      async ({ page, watched }) => {
        await page.reload();
        await expect(page.locator('main form')).toBeVisible();
        await expect.poll(() => valuesIn(page)).toEqual(form.reloaded(atFirst));
        await expect(asksAgain(page)).toBeVisible();
        for (const secret of watched.typed) await expect(page.getByText(secret)).toHaveCount(0);
      },
    );
  });
}

const pressRequest = (page: Page, key: string) =>
  page.getByRole('button', { name: zh('refund-request', key) }).click();

/** Forms that an address opens, with the one field that each adds, and the tap that leads to them again. */
const addressed = {
  saveMobile: {},
  saveEmail: {},
  changeDocument: {},
  askForDifference: { again: (page) => pressRequest(page, 'difference') },
  resubmitRefund: {
    more: (page) => page.getByLabel(zh('refund-request', 'resubmit.remark')).fill('证明补上了'),
    again: (page) => pressRequest(page, 'hand.resubmit'),
  },
} as const satisfies Partial<
  Record<WriteName, Partial<Record<'more' | 'again', (page: Page) => Promise<void>>>>
>;

for (const [name, ways] of Object.entries(addressed)) {
  const { more, again }: { [Way in 'more' | 'again']?: (page: Page) => Promise<void> } = ways;
  const write = writes[name as WriteName];

  test(
    `${name}: a reload says that it took what was typed`,
    tierOf(name === 'resubmitRefund' ? 'default' : 'all'),
    async ({ page, signIn }) => {
      const texts = page.getByRole('textbox');
      const typed = () => texts.evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
      if (write.member !== undefined) await signIn(write.member);
      await write.open(page);
      await more?.(page);
      const before = (await typed()).filter((text) => text !== '');
      expect(before).not.toEqual([]);
      await expect(asksAgain(page)).toHaveCount(0);
      await page.reload();
      await again?.(page);
      await expect(asksAgain(page)).toBeVisible();
      for (const text of before) expect(await typed()).not.toContain(text);
    },
  );
}
