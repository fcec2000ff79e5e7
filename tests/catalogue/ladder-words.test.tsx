// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { RefundCalculator } from '@mapp/kit/components/refund-calculator';
import { locales, MessagesProvider, preloadMessages } from '@mapp/kit/messages';
import type { PricedTicket } from '@mapp/kit/rules';
import { refundCalculatorDriver } from '@mapp/kit/testing';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as tickets from '../../stories/fixtures/priced-tickets.ts';

beforeAll(() => Promise.all(locales.map((locale) => preloadMessages(locale))));
afterEach(cleanup);

/** The most words that one step may take when it is read out, the heads of its columns among them. */
const mostWords = 25;

const shown: Readonly<Record<string, PricedTicket>> = {
  'one leg': tickets.oneLeg,
  'two legs': tickets.twoLegs,
  'conditions that are not told': tickets.untold,
  'a fare that is not refunded': tickets.special,
};

describe.each(locales)('a step of the ladder in %s', (locale) => {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const wordsIn = (text: string) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike);

  it.each(Object.keys(shown))('of %s is spoken in few words', (name) => {
    const { container } = render(
      <Suspense>
        <MessagesProvider locale={locale}>
          <RefundCalculator ticket={shown[name] ?? tickets.oneLeg} now={tickets.before(22 * 60)} />
        </MessagesProvider>
      </Suspense>,
    );
    const heads = Array.from(container.querySelectorAll('thead th'), ({ textContent }) => textContent);
    const steps = refundCalculatorDriver(container, { user: userEvent.setup(), locale }).steps();
    expect(steps.length).toBeGreaterThan(0);
    for (const { when, change, refund } of steps) {
      const spoken = [when, heads[1], change, heads[2], refund].join(', ');
      expect([spoken, wordsIn(spoken).length <= mostWords]).toEqual([spoken, true]);
    }
  });
});
