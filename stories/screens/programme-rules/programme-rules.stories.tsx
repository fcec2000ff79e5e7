import { ProgrammeRulesScreen } from '@mapp/kit/screens/programme-rules/programme-rules';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: ProgrammeRulesScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/rule' },
});

/** Six parts of the rules, the notices and the help, each under its heading with the way to where it is put to use. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'programme-rules');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: t('sale.exchange') })).toHaveAttribute(
      'href',
      '/mapp/mine/exchangeMember',
    );
    await expect(canvas.getByRole('link', { name: t('help.call', { hotline: '95530' }) })).toHaveAttribute(
      'href',
      'tel:95530',
    );
  },
});

export const AnotherHotline = meta.story({
  parameters: { config: { hotline: '4001234567' } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'programme-rules');
    await expect(
      canvas.getByRole('link', { name: t('help.call', { hotline: '4001234567' }) }),
    ).toHaveAttribute('href', 'tel:4001234567');
  },
});
