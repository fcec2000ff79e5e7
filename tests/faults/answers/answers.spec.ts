import { calls, read, type Call } from '@mapp/kit/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/site.ts';
import { numberOf, tierOf } from '../../e2e/tier.ts';
import { languageOf, wordsOf, type Locale } from '../../e2e/words.ts';
import { ways } from '../ways.ts';
import type { CallName } from '../ways/way.ts';
import { alterations, alteredAnswers, alteredThroughout, type Alteration } from './alterations.ts';
import { filled, wordsOfSandbox, type Words } from './made.ts';
import { placesIn, valueAt } from './places.ts';

/** Words of a program that a person does not say. */
const slips = /\b(?:undefined|NaN|null|Invalid Date|Infinity)\b|\[object |�/;

/** Everything that is read on a page, by eye or by ear. */
const told = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const named = document.querySelectorAll('[aria-label], [alt], [title], [placeholder], input');
    const attributes = Array.from(named).flatMap((element) => [
      ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      element instanceof HTMLInputElement ? element.value : '',
    ]);
    return [document.title, document.body.innerText, ...attributes].join('\n');
  });

type Change = (answer: unknown) => unknown;

/** Answers a call with what a change makes of the airline's own answer. */
async function answerChanged(page: Page, call: Call, change: Change): Promise<void> {
  await page.unroute((url) => url.pathname === call.path);
  await page.route(
    (url) => url.pathname === call.path,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as Record<string, unknown>;
      const json = 'data' in body ? { ...body, data: change(body['data']) } : change(body);
      await route.fulfill({ response, json });
    },
  );
}

/** Milliseconds for what a screen offers: what it cannot offer after such an answer is not waited for. */
const offered = 2000;

/** Opens the screen that makes a call, whose answer is another than promised, and reads what it says. */
async function draw(page: Page, call: Call, locale: Locale): Promise<void> {
  const { address, act } = ways[call.name as CallName];
  const say = wordsOf(locale);
  const answered = page
    .waitForResponse((response) => new URL(response.url()).pathname === call.path, { timeout: 10_000 })
    .catch(() => undefined);
  await page.goto(`/mapp${address}${address.includes('?') ? '&' : '?'}lang=${locale}`);
  page.setDefaultTimeout(offered);
  await act?.(page, say).catch(() => undefined);
  page.setDefaultTimeout(0);
  await answered;
  await expect.poll(async () => (await told(page)).length).toBeGreaterThan(40);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const text = await told(page);
  expect(text).not.toMatch(slips);
  expect(text).not.toContain(say('shell', 'crash.title'));
}

let known: Promise<Words> | undefined;
/** The sandbox's words, gathered once for all trials of a worker. */
const words = (): Promise<Words> => (known ??= wordsOfSandbox());

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

const reads = calls.filter(({ write }) => !write);

/**
 * Screens that every run draws from another answer than promised. `answers.test.ts` reads every alteration of every call;
 * `test:all` draws each screen once, and the night every place of every answer.
 */
const sample: Readonly<Partial<Record<Alteration, CallName>>> = {
  missing: 'checkInJourneys',
  unknownWord: 'flightDynamics',
  huge: 'queryOrderDetail',
  many: 'seatMap',
};

/** Alteration that the whole answer of a call meets: that of the sample, or one by its name. */
const alterationOf = (name: CallName): Alteration =>
  alterations.find((alteration) => sample[alteration] === name) ??
  alterations[numberOf(name) % alterations.length] ??
  'null';

for (const [row, call] of reads.entries()) {
  const name = call.name as CallName;
  const locale = languageOf(row);

  const whole = alterationOf(name);

  test(
    `${name} × ${whole} throughout: ${locale}`,
    tierOf(sample[whole] === name ? 'default' : 'all'),
    async ({ page, signIn }) => {
      const { member } = ways[name];
      if (member !== undefined) await signIn(member);
      await answerChanged(page, call, (answer) => alteredThroughout(call, answer, whole));
      await draw(page, call, locale);
    },
  );

  test(`${name} × every place`, tierOf('night'), async ({ page, signIn }) => {
    test.setTimeout(600_000);
    const { member } = ways[name];
    if (member !== undefined) await signIn(member);
    let honest: unknown;
    await answerChanged(page, call, (answer) => (honest = answer));
    await draw(page, call, locale);
    // Answers that are read alike are drawn alike.
    const readings = new Map<string, unknown>();
    const more = filled(call.response, honest, await words());
    const present = placesIn(call.response, honest).filter(({ path }) => isPresent(valueAt(honest, path)));
    const altered = [
      ...alteredAnswers(call, honest),
      // With what the airline's own answer leaves out, and those places altered.
      { answer: more },
      ...alteredAnswers(call, more, new Set(present.map((place) => place.name))),
    ];
    for (const { answer } of honest === undefined ? [] : altered)
      readings.set(JSON.stringify(read(call.response, answer)), answer);
    test.setTimeout(600_000 + readings.size * 5000);
    for (const answer of readings.values()) {
      await answerChanged(page, call, () => answer);
      await draw(page, call, locale);
    }
    for (const alteration of alterations) {
      await answerChanged(page, call, (answer) => alteredThroughout(call, answer, alteration));
      await draw(page, call, locale);
    }
  });
}
