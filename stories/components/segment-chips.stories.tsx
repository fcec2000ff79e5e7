import { SegmentChips, type SegmentChipsProps } from '@mapp/kit/components/segment-chips';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';

const meta = preview.meta({
  component: SegmentChips,
  decorators: [padded],
  args: {
    segments: [
      {
        segmentId: 'S1',
        flightNo: 'MU5101',
        departure: { airport: 'PEK', time: '2026-06-02T08:00:00+08:00' },
        arrival: { airport: 'SHA' },
        seats: ['5B', '5A'],
      },
      {
        segmentId: 'S2',
        flightNo: 'MU5407',
        departure: { airport: 'SHA', time: '2026-06-02T13:10:00+08:00' },
        arrival: { airport: 'TFU' },
        seats: [],
      },
    ],
    value: 'S1',
    onChange: fn<SegmentChipsProps['onChange']>(),
  },
});

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(/PEK.*MU5101.*5B/);
    await userEvent.click(canvas.getByText('MU5407'));
    await expect(args.onChange).toHaveBeenCalledWith('S2');
  },
});

export const ManyPeople = meta.story({
  args: {
    segments: [
      {
        segmentId: 'S1',
        flightNo: 'MU5101',
        departure: { airport: 'PEK', time: '2026-06-02T08:00:00+08:00' },
        arrival: { airport: 'SHA' },
        seats: ['21A', '21B', '21C', '21D', '21E', '21F', '22A', '22B', '22C'],
      },
    ],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => expect(canvas.getByText(/22C/)).toBeVisible(),
});
