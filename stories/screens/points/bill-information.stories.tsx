import { BillInformationScreen } from '@mapp/kit/screens/points/bill-information';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { linksTo } from '../../links.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';

const meta = preview.meta({
  component: BillInformationScreen,
  tags: ['!autodocs'],
  parameters: { address: '/myBill/infoList' },
});

export const Basic = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('definition')).toHaveLength(9));
    await expect(linksTo(canvasElement, 'tel:95530')[0]).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '*', kind: 'wrong-shape', times: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(
  refusedAfterAFailure('/api/memberApi/member/getAllCountActivitys', 220),
);
