import { preloadMessages, type Locale } from '@mapp/kit/messages';
import { RegionAndLanguageScreen } from '@mapp/kit/screens/mine/region-and-language';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../../there.ts';

const meta = preview.meta({
  component: RegionAndLanguageScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/areaLang' },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(5);
    for (const [lang, name] of [
      ['zh', '简体中文'],
      ['en', 'English'],
      ['ja', '日本語'],
      ['ko', '한국어'],
      ['ru', 'Русский'],
    ] as const)
      await expect(canvas.getByText(name)).toHaveAttribute('lang', lang);
  },
});

/** A language other than the one in use. */
const other = (locale: unknown): Locale => (locale === 'ja' ? 'ko' : 'ja');

export const LanguageChosen = meta.story({
  beforeEach: ({ globals }) => preloadMessages(other(globals['locale']), ['mine', 'shell']),
  play: async ({ canvas, globals, host }) => {
    const chosen = other(globals['locale']);
    const radios = await canvas.findAllByRole<HTMLInputElement>('radio');
    const radio = there(radios.find(({ value }) => value === chosen));
    await userEvent.click(radio);
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', chosen));
    await expect(radio).toBeChecked();
    await expect(host.cookies.get('language')).toBe('en_CN');
  },
});

export const Elder = meta.story({
  globals: { textSize: 'elder' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(5);
  },
});
