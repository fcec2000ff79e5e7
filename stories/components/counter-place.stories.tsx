import { CounterPlace } from '@mapp/kit/components/counter-place';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { airport, now, segmentOf } from '../fixtures/journeys.ts';
import { padded } from '../primitives/padded.tsx';

const meta = preview.meta({
  component: CounterPlace,
  decorators: [padded],
  args: { segment: segmentOf({ airport }), now },
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'check-in');
    await expect(canvas.getByText('E12–E18')).toBeVisible();
    await expect(canvas.getByText(t('before.tomorrow', { time: '07:15' }))).toBeVisible();
  },
});

export const NothingSaidYet = meta.story({
  args: { segment: segmentOf({}) },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'check-in');
    await expect(canvas.getByText(t('counter.any'))).toBeVisible();
  },
});

export const HourIsOver = meta.story({
  args: { now: now + 24 * 3_600_000 },
  play: async ({ canvas }) => expect(canvas.queryByText(/07:15/)).toBeNull(),
});
