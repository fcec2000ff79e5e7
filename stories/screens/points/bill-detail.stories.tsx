import { BillDetailScreen } from '@mapp/kit/screens/points/bill-detail';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: BillDetailScreen,
  parameters: { address: '/myBill/billDetail?entry=unknown' },
});

/** The entry ids of the member's last month, newest first, as the airline gives them. */
const detailPath = '/api/memberApi/member/queryPointActivityDetail';

export const NotInThePeriod = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href*="/mapp/myBill?"]')).toBeVisible());
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: detailPath, kind: 'http500', times: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
