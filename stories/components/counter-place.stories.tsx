import { CounterPlace } from '@mapp/kit/components/counter-place';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { airport, now, segmentOf } from '../fixtures/journeys.ts';
import { isBelow } from '../lines.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

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

/** Counters that find no room beside their terminal begin the line below, and no dot is left at the end of the first. */
export const LittleRoom = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 150 }}>
      <CounterPlace {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const counters = canvas.getByText('E12–E18');
    const terminal = there(counters.previousElementSibling);
    await expect(terminal).not.toBeEmptyDOMElement();
    await expect(isBelow(counters, terminal)).toBe(true);
    await expect(counters.getBoundingClientRect().left).toBe(terminal.getBoundingClientRect().left);
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
