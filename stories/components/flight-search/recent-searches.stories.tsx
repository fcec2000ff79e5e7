import { RecentSearches } from '@mapp/kit/components/flight-search';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { emptySearch, type SearchDraft } from '@mapp/kit/rules';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../../primitives/padded.tsx';

const segment = { from: 'PEK', to: 'SHA', day: '2026-09-25' };

const searches: readonly SearchDraft[] = [
  { ...emptySearch, segments: [segment] },
  { ...emptySearch, kind: 'return', segments: [segment, { from: 'SHA', to: 'PEK', day: '2026-09-30' }] },
  {
    ...emptySearch,
    kind: 'multi',
    segments: [
      segment,
      { from: 'SHA', to: 'CAN', day: '2026-09-30' },
      { from: 'CAN', to: 'PEK', day: '2026-10-03' },
    ],
  },
];

const meta = preview.meta({
  component: RecentSearches,
  decorators: [padded],
  args: {
    searches,
    onSelect: fn(),
    onClear: fn(),
  },
});

/** One way, there and back, several segments. */
export const Basic = meta.story({
  play: async ({ args, canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'flight-search');
    const [first] = canvas.getAllByRole('listitem');
    await userEvent.click(canvas.getAllByRole('button')[1] ?? document.body);
    await expect(first).toBeVisible();
    await expect(args.onSelect).toHaveBeenCalledWith(searches[0]);
    await userEvent.click(canvas.getByRole('button', { name: t('recent.clear') }));
    await expect(args.onClear).toHaveBeenCalled();
  },
});

export const NoSearches = meta.story({
  args: { searches: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
