import { OrderTools } from '@mapp/kit/components/order-list';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../../primitives/padded.tsx';
import { words } from '../../words.ts';

/** Free text, and the filter in force. */
const meta = preview.meta({
  component: OrderTools,
  decorators: [padded],
  args: {
    words: '',
    onWordsChange: fn(),
    filter: { from: '2026-05-01', to: '2026-06-01', kinds: [], statuses: [] },
    onFilter: fn(),
  },
});

/** Nothing but the days is chosen; each chip opens the filter. */
export const Usual = meta.story({
  play: async ({ args, canvas, globals }) => {
    const t = await words(globals, 'order-list');
    const chips = within(canvas.getByRole('group', { name: t('chips') }));
    await expect(chips.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(chips.getByRole('button', { name: t('chip.kinds') }));
    await expect(args.onFilter).toHaveBeenCalledOnce();
  },
});

/** The first of several is named, the others are counted. */
export const SeveralChosen = meta.story({
  args: {
    filter: {
      from: '2026-05-01',
      to: '2026-06-01',
      kinds: ['hotel', 'meal', 'wifi'],
      statuses: ['waiting', 'abnormal'],
    },
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    const kinds = await words(globals, 'order-kinds');
    const orders = await words(globals, 'orders');
    const kind = kinds('kind.hotel');
    const status = orders('status.waiting');
    await expect(canvas.getByRole('button', { name: t('chip.kindsMany', { kind, more: 2 }) })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: t('chip.statusesMany', { status, more: 1 }) }),
    ).toBeVisible();
  },
});

/** Words that can be cleared; a list of one kind offers no kinds. */
export const OneKind = meta.story({
  args: { words: 'MU5101', oneKind: true },
  play: async ({ args, canvas, globals }) => {
    const t = await words(globals, 'order-list');
    await expect(canvas.queryByRole('button', { name: t('chip.kinds') })).toBeNull();
    await expect(canvas.getByRole('searchbox', { name: t('search') })).toHaveValue('MU5101');
    await userEvent.click(canvas.getByRole('button', { name: t('search.clear') }));
    await expect(args.onWordsChange).toHaveBeenLastCalledWith('');
  },
});
