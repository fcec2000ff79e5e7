import { UnreadableEntries } from '@mapp/kit/components/unreadable-entries';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';

const meta = preview.meta({
  component: UnreadableEntries,
  args: { entries: [{ id: '8840260601204' }] },
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'failures');
    await expect(canvas.getByText(t('unreadable.title', { count: 1 }))).toBeVisible();
    await expect(canvas.getByText(/8840260601204/)).toBeVisible();
  },
});

export const WithoutANumber = meta.story({
  args: { entries: [{}] },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'failures');
    await expect(canvas.getByText(t('unreadable.text'))).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('undefined');
  },
});

export const More = meta.story({
  args: { entries: Array.from({ length: 1200 }, (_, at) => ({ id: `A${at}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A0, A1, A2, A3, A4$/)).toBeVisible();
  },
});

export const Nothing = meta.story({
  args: { entries: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
});
