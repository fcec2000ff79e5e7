import { CheckInTimes, CheckInTimesSkeleton } from '@mapp/kit/components/check-in-times';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { cities } from '../fixtures/journeys.ts';
import { padded } from '../primitives/padded.tsx';

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'check-in');

const meta = preview.meta({
  component: CheckInTimes,
  subcomponents: { CheckInTimesSkeleton },
  decorators: [padded],
  args: { cities, own: ['PEK'], of: 'online' as const },
});

export const Basic = meta.story({
  play: async ({ canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    // A head, and eight of nine cities; one's own first.
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(`${said('北京')} ${t('rules.own')}`);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('row')).toHaveLength(10);
  },
});

export const Searched = meta.story({
  play: async ({ canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    await userEvent.type(canvas.getByRole('searchbox'), 'urc');
    await expect(canvas.getByText(t('rules.found', { count: 1 }))).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), said('天府'));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
    await expect(canvas.getByText(t('rules.none', { text: 'xyz' }))).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const International = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    await userEvent.click(canvas.getByRole('radio', { name: t('rules.international') }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
});

export const Counters = meta.story({
  args: { of: 'counter' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await expect(canvas.getByText(t('rules.most'))).toBeVisible();
  },
});

export const NarrowPhone = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const OnTheWay = meta.story({ render: () => <CheckInTimesSkeleton /> });
