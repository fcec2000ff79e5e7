import { BillDetailScreen } from '@mapp/kit/screens/points/bill-detail';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { there } from '../../there.ts';
import { linksTo } from '../../links.ts';

const detailPath = '/api/memberApi/member/queryPointActivityDetail';

/** The page of one entry of the member's last month. */
const at = (entry: string) => ({
  address: `/myBill/billDetail?startDate=2026-05-01&endDate=2026-06-01&entry=${entry}`,
});

const meta = preview.meta({
  component: BillDetailScreen,
  tags: ['!autodocs'],
  parameters: at('A20260601000027'),
});

export const Basic = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('781-9004312670')).toBeVisible();
    await expect(canvas.getByText('08:00')).toBeVisible();
    await expect(canvas.getAllByText(/^\+1.130$/)).not.toHaveLength(0);
    await expect(linksTo(canvasElement, 'tel:95530')[0]).toBeVisible();
  },
});

export const TwoFlightsOfOneTicket = meta.story({
  parameters: at('A20260514000022'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MU2151')).toBeVisible();
    await expect(canvas.getByText('MU2237')).toBeVisible();
  },
});

export const PointsSpent = meta.story({
  parameters: at('A20260527000026'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('26052754641676')).toBeVisible();
    await expect(canvas.getAllByText(/^\u22123.000$/)).not.toHaveLength(0);
  },
});

export const WithoutPoints = meta.story({
  parameters: at('A20260518000023'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0')).toBeVisible();
  },
});

export const NotInThePeriod = meta.story({
  parameters: at('unknown'),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(linksTo(within(canvasElement).getByRole('main'), '/mapp/myBill?')[0]).toBeVisible(),
    );
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: detailPath, kind: 'http500', times: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    const [retry] = within(canvas.getByRole('main')).getAllByRole('button');
    await userEvent.click(there(retry));
    await expect(await canvas.findByText('781-9004312670')).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(detailPath, 220));
