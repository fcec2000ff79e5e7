import { answerFlightChange, checkInJourneys, queryOrders } from '@mapp/kit/contracts';
import { changeOf, tripState } from '@mapp/kit/rules';
import { describe, expect, it } from 'vitest';
import { counterOf } from '../check-in/asked.support.ts';
import { ticketOrderNos } from '../ticket-orders/inputs.ts';

const { moved, flightCancelled, otherAirport, ticketed } = ticketOrderNos;

/** The first flight of an order among the trips, and how it stands. */
function trips() {
  const counter = counterOf();
  const { airline, get } = counter;
  const tripOf = async (orderNo: string) => {
    const { journeys } = await get(checkInJourneys);
    const { orders } = await get(queryOrders, { from: '2026-05-02', to: '2026-06-01' });
    const { segments = [] } = journeys.find(({ bookingId }) => bookingId === `B${orderNo}`) ?? {};
    const [segment] = segments;
    if (!segment) throw new Error(`No trip of ${orderNo}`);
    const change = changeOf(orders, segments, segment);
    const state = tripState(segments, segment, change?.change, airline.now().getTime());
    return { segment, state, decidedIn: change?.orderNo };
  };
  return { ...counter, tripOf };
}

describe('a trip of a listed order', () => {
  it.each([
    [moved, 'changed', moved],
    [flightCancelled, 'flightCancelled', flightCancelled],
    [otherAirport, 'changed', otherAirport],
    [ticketed, 'booked', undefined],
  ])('%s stands as %s', async (orderNo, state, decidedIn) => {
    const { tripOf } = trips();
    expect(await tripOf(orderNo)).toMatchObject({ state, decidedIn });
  });

  it.each([
    [moved, { airport: 'SHA', time: '2026-06-10T11:00:00+08:00' }],
    [otherAirport, { airport: 'PVG', time: '2026-06-12T08:00:00+08:00' }],
  ])('%s has the flight as it leaves, and asks until that is accepted', async (orderNo, departure) => {
    const { get, tripOf } = trips();
    const before = await tripOf(orderNo);
    expect(before.segment.departure).toMatchObject(departure);
    expect(before.state).toBe('changed');
    await get(answerFlightChange, { orderNo, changeId: `C${orderNo}`, answer: 'accept' });
    const { segment, state } = await tripOf(orderNo);
    expect(segment.departure).toMatchObject(departure);
    expect(state).toBe('booked');
  });
});
