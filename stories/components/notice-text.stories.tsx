import { NoticeSkeleton, NoticeText, type NoticeTextProps } from '@mapp/kit/components/notice-text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';
import { words } from '../words.ts';

const given: NoticeTextProps = { notice: 'dangerous-goods' };

const meta = preview.meta({
  component: NoticeText,
  subcomponents: { NoticeSkeleton },
  args: given,
  decorators: [padded],
});

/** Signs with names, not colours alone, tell what is allowed, what needs a permission, and what is not allowed. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'notice-dangerous-goods');
    const notices = await words(globals, 'notices');
    await expect(await canvas.findByRole('heading', { level: 2, name: t('power.title') })).toBeVisible();
    for (const limit of [
      'power.yes.1',
      'power.ask.1',
      'power.no.1',
      'count.fact.1.rule',
      'count.fact.2.rule',
    ] as const)
      await expect(canvas.getByText(t(limit))).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: notices('tone.ask') })).toHaveLength(1);
  },
});

/** Headings one level down, for a sheet that has a title. */
export const InASheet = meta.story({
  args: { notice: 'privacy', level: 3 },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'notice-privacy');
    await expect(await canvas.findByRole('heading', { level: 3, name: t('collect.title') })).toBeVisible();
  },
});

/** Steps are numbered. */
export const Steps = meta.story({
  args: { notice: 'free-baggage' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'notice-free-baggage');
    await expect(await canvas.findByText(t('find.step.1'))).toBeVisible();
  },
});

export const OnItsWay = meta.story({
  render: () => <NoticeSkeleton data-testid="skeleton" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('skeleton')).toBeInTheDocument();
  },
});
