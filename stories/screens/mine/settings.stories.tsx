import { SettingsScreen } from '@mapp/kit/screens/mine/settings';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { linksTo } from '../../links.ts';
import { there } from '../../there.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: SettingsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/set' },
});

const radio = (canvasElement: HTMLElement, value: string) =>
  within(canvasElement)
    .queryAllByRole<HTMLInputElement>('radio')
    .find((each) => each.value === value);

export const Basic = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(linksTo(canvasElement, '/mapp/mine/areaLang')[0]).toBeVisible());
    await expect(linksTo(canvasElement, '/mapp/test')[0]).toBeVisible();
    await expect(canvasElement).toHaveTextContent('219');
  },
});

export const InProduction = meta.story({
  parameters: { config: { environment: 'production' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(linksTo(canvasElement, '/mapp/mine/areaLang')[0]).toBeVisible());
    await expect(linksTo(canvasElement, '/mapp/test')).toHaveLength(0);
  },
});

export const DarkChosen = meta.story({
  play: async ({ canvasElement, host }) => {
    await waitFor(() => expect(radio(canvasElement, 'light')).toBeChecked());
    await userEvent.click(there(radio(canvasElement, 'dark')));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
    await expect(host.local.get('mapp.theme')).toBe('dark');
  },
});

export const ElderChosen = meta.story({
  play: async ({ canvas, canvasElement, globals, host }) => {
    const t = await words(globals, 'mine');
    await waitFor(() => expect(radio(canvasElement, 'standard')).toBeChecked());
    const sample = canvas.getByText(t('set.previewText'));
    const before = Number.parseFloat(getComputedStyle(sample).fontSize);
    await userEvent.click(there(radio(canvasElement, 'elder')));
    await waitFor(() => expect(Number.parseFloat(getComputedStyle(sample).fontSize)).toBeGreaterThan(before));
    await expect(host.local.get('mapp.textSize')).toBe('elder');
  },
});

export const Elder = meta.story({
  globals: { textSize: 'elder' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(radio(canvasElement, 'elder')).toBeChecked());
  },
});

export const AskedBeforeSigningOut = meta.story({
  play: async ({ canvas, host }) => {
    const buttons = await canvas.findAllByRole('button');
    await userEvent.click(there(buttons.at(-1)));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expect(host.environment().proof).not.toBe('');
  },
});
