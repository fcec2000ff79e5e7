import { MemberCode } from '@mapp/kit/components/member-code';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';
import { words } from '../words.ts';

const meta = preview.meta({
  component: MemberCode,
  decorators: [padded],
  args: { cardNumber: '600000000002', name: '李敏' },
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'mine');
    const code = await canvas.findByRole('img', { name: t('code.title') });
    // Modules of whole pixels.
    const { width } = code.getBoundingClientRect();
    const modules = Number(code.getAttribute('viewBox')?.split(' ')[2]);
    await expect(width / modules).toBe(Math.round(width / modules));
    await expect(canvas.getByText('6000 0000 0002')).toBeVisible();
  },
});

export const WithoutAName = meta.story({ args: { name: undefined } });

export const InTheDark = meta.story({ globals: { theme: 'dark' } });
