import { PayWays, SeatBill } from '@mapp/kit/components/seat-bill';
import type { SeatOrder } from '@mapp/kit/contracts';
import { Card } from '@mapp/kit/primitives/card';
import { pointsWay, waysOf, type PayBy } from '@mapp/kit/rules';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { completed, twoFlights, waiting, withOther } from '../fixtures/seat-orders.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

interface BillProps {
  order: SeatOrder;
  /** Points that the member can spend. */
  available?: number | undefined;
  chosen?: PayBy;
}

/** Bill and ways as a screen puts them. */
function Bill({ order, available, chosen: first = 'points' }: BillProps) {
  const [chosen, setChosen] = useState<PayBy>(first);
  return (
    <>
      <Card flush>
        <SeatBill order={order} prices={waysOf(order)} headed={order.flights.length > 1} />
      </Card>
      <PayWays
        order={order}
        value={chosen}
        onChange={setChosen}
        points={pointsWay(order, available)}
        available={available}
        buyHref="/mapp/mine/buyPoints"
      />
    </>
  );
}

const meta = preview.meta({
  component: Bill,
  args: { order: waiting, available: 12_480 },
  decorators: [padded],
});

/** The meter shows the gap; the message is under the way it concerns. */
export const PointsShort = meta.story({
  parameters: { covers: ['seat.pointsInsufficient'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/1[,\s\u202f\u00a0]?120/);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/mapp/mine/buyPoints');
    await userEvent.click(there(canvas.getAllByRole('radio')[0]));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const PointsEnough = meta.story({
  args: { available: 20_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const BalanceUnknown = meta.story({
  args: { available: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
});

/** Points pay for the member and beneficiaries alone. */
export const SomebodyElse = meta.story({
  args: { order: withOther },
  parameters: { covers: ['seat.membersOnly'] },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(said('王芳'));
    await expect(canvas.getByRole('alert')).not.toHaveTextContent(said('张三'));
  },
});

export const TwoFlights = meta.story({
  args: { order: twoFlights, available: 20_000, chosen: 'cash' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/MU5407/)).toBeVisible();
    await expect(canvas.getAllByRole('rowgroup').length).toBeGreaterThanOrEqual(4);
  },
});

export const CashOnly = meta.story({
  render: () => {
    const { points: _points, ...order } = waiting;
    const seats = order.seats.map(({ price, ...seat }) => ({
      ...seat,
      ...(price?.cash && { price: { cash: price.cash } }),
    }));
    return <Bill order={{ ...order, seats }} chosen="cash" />;
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('radio')).toHaveLength(1),
});

export const Settled = meta.story({
  render: () => (
    <>
      <Card flush>
        <SeatBill order={completed()} prices={['points']} settled headed />
      </Card>
    </>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('columnheader')).toHaveLength(2),
});

export const NothingToPay = meta.story({
  render: () => (
    <>
      <Card flush>
        <SeatBill order={completed('nothing')} prices={[]} settled headed />
      </Card>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(1);
    await expect(canvas.queryByRole('cell')).toBeNull();
  },
});
