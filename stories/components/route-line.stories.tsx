import { RouteLine } from '@mapp/kit/components/route-line';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';

const meta = preview.meta({
  component: RouteLine,
  args: {
    from: { time: '08:00', code: 'PEK', place: '首都 T2' },
    to: { time: '10:15', code: 'SHA', place: '虹桥 T2' },
    between: '1,178 公里',
  },
});

export const Basic = meta.story({
  play: async ({ canvas, said }) => {
    await expect(await canvas.findByText('08:00')).toBeVisible();
    await expect(canvas.getByText(said('SHA 虹桥 T2'))).toBeVisible();
  },
});

/** Places alone are written larger. */
export const WithoutCodes = meta.story({
  args: {
    from: { time: '08:00', place: '北京首都' },
    to: { time: '10:15', place: '上海虹桥' },
    between: undefined,
  },
  play: async ({ canvas, said }) => {
    await expect(await canvas.findByText(said('北京首都'))).toBeVisible();
  },
});

export const NextDay = meta.story({
  args: {
    from: { time: '23:40', code: 'PVG', place: '浦东 T1' },
    to: { time: '06:05', code: 'SYD', place: '金斯福德·史密斯', shoulder: { text: '+1', label: '次日' } },
  },
  play: async ({ canvas, said }) => {
    await expect(await canvas.findByRole('img', { name: said('次日') })).toHaveTextContent('+1');
  },
});

export const WithoutTimes = meta.story({
  args: { from: { code: 'PEK', place: '首都' }, to: { code: 'SHA', place: '虹桥' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PEK')).toBeVisible();
  },
});
