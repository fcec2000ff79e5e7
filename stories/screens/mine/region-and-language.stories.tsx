import { preloadMessages } from '@mapp/kit/messages';
import { RegionAndLanguageScreen } from '@mapp/kit/screens/mine/region-and-language';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ component: RegionAndLanguageScreen, parameters: { address: '/mine/areaLang' } });

export const Basic = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(5);
    const own = [...canvasElement.querySelectorAll('label [lang]')].map((word) => [
      word.getAttribute('lang'),
      word.textContent,
    ]);
    await expect(own).toEqual([
      ['zh', '简体中文'],
      ['en', 'English'],
      ['ja', '日本語'],
      ['ko', '한국어'],
      ['ru', 'Русский'],
    ]);
  },
});

export const LanguageChosen = meta.story({
  beforeEach: () => preloadMessages('ja', ['mine', 'shell']),
  play: async ({ canvas, host }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '日本語' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'ja'));
    await expect(canvas.getByRole('radio', { name: '日本語' })).toBeChecked();
    await expect(host.cookies.get('language')).toBe('en_CN');
  },
});

export const Elder = meta.story({
  globals: { textSize: 'elder' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(5);
  },
});
