import { NoticeList } from '@mapp/kit/components/notice-list';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { notices } from '../fixtures/home.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

const meta = preview.meta({ component: NoticeList, decorators: [padded], args: { notices, onSelect: fn() } });

export const Basic = meta.story({
  play: async ({ canvas, args, userEvent, say }) => {
    const rows = canvas.getAllByRole('button');
    await expect(rows).toHaveLength(notices.length);
    await userEvent.click(there(rows[1]));
    await expect(args.onSelect).toHaveBeenCalledWith(say(notices[1]));
  },
});

export const NoneConcernsTheTrip = meta.story({
  args: { notices: notices.map(({ affectsTrip: _, ...notice }) => notice) },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(there(first).getBoundingClientRect().height).toBe(
      there(second).getBoundingClientRect().height,
    );
  },
});
