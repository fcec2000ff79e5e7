import { CheckedIn, NextTimes, NotCheckedIn } from '@mapp/kit/components/check-in-result';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { asRead } from '../words.ts';
import { airport, inSeat, now, people, segmentOf } from '../fixtures/journeys.ts';
import { padded } from '../primitives/padded.tsx';

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'check-in');

const segment = segmentOf({ airport });

const meta = preview.meta({
  component: CheckedIn,
  subcomponents: { NotCheckedIn, NextTimes },
  decorators: [padded],
  args: {
    segment,
    passengers: [
      inSeat(people.self, '33C', '046'),
      inSeat(people.wife, '33B', '047'),
      { ...people.infant, state: 'checkedIn' as const, sequence: '048' },
    ],
    now,
  },
});

export const WhoIsCheckedIn = meta.story({
  args: { passHref: '/mapp/boarde/boardingCard?segment=S-1' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText('33C')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveTextContent(t('pass.count', { count: 3 }));
  },
});

/** On the result of a check-in the bar leads to the passes. */
export const AsASlip = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('33B')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

const notCheckedIn = (failure: string | undefined, againHref: string | undefined) => ({
  render: () => (
    <NotCheckedIn
      segment={segment}
      passengers={[{ ...people.wife, failure }]}
      now={now}
      againHref={againHref}
      hotline="95530"
    />
  ),
});

export const WhyOneIsNot = meta.story({
  ...notCheckedIn('姓名与订票证件对不上，网上办不了。', '/mapp/boarde/passengerList?segment=S-1'),
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(2),
});

export const FailedWithoutAReason = meta.story({
  ...notCheckedIn(undefined, undefined),
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('result.failed'))).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:95530');
  },
});

/** Where to go is said once, however many it concerns. */
export const TwoFailed = meta.story({
  render: () => (
    <NotCheckedIn
      segment={segment}
      passengers={[people.self, people.wife].map((one) => ({
        ...one,
        failure: '姓名与证件不符',
        reference: 'CKI-2041',
      }))}
      now={now}
      againHref="/mapp/boarde/passengerList?segment=S-1"
      hotline="95530"
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(canvas.getAllByText(t('counter.title'))).toHaveLength(1);
    await expect(canvas.getAllByText(t('result.reference', { reference: 'CKI-2041' }))).toHaveLength(1);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const WhatComesNext = meta.story({
  render: () => <NextTimes segment={segment} people={2} now={now} />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(asRead(t('result.bagsDetail', { people: 2, weight: 40 })))).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const OnlyTheGateIsKnown = meta.story({
  render: () => (
    <NextTimes
      segment={segmentOf({ airport: { boards: '2026-06-02T07:20:00+08:00', gate: 'C23' } })}
      people={2}
      now={now}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(1),
});
