import {
  airportBoard,
  changeTickets,
  checkInJourneys,
  flightDynamics,
  queryOrderDetail,
  queryOrders,
  searchFlightDynamics,
  searchFlights,
} from '@mapp/kit/contracts';
import { flightShown, type FlightLegPlan } from '@mapp/kit/rules';
import { describe, expect, it } from 'vitest';
import { counterOf, storyTime } from '../check-in/asked.support.ts';
import { ticketOrderNos } from '../ticket-orders/inputs.ts';

const { moved, flightCancelled, otherAirport } = ticketOrderNos;
const flightNo = 'MU5101';
const adult = { adults: 1, children: 0, infants: 0 };

/** All that the airline tells of one departure: airport and time, and whether it is cancelled or sold. */
function telling(orderNo: string, day: string) {
  const counter = counterOf();
  const { get } = counter;
  return {
    ...counter,
    async list() {
      const { orders } = await get(queryOrders, { from: '2026-05-02', to: '2026-06-01' });
      return orders.find((order) => order.orderNo === orderNo);
    },
    order: async () => (await get(queryOrderDetail, { orderNo })).order,
    async trip() {
      const { journeys } = await get(checkInJourneys);
      return journeys.find(({ bookingId }) => bookingId === `B${orderNo}`)?.segments[0];
    },
    async ticket() {
      const { orders } = await get(changeTickets, { orderNo });
      return orders[0]?.tickets[0]?.legs[0];
    },
    async news() {
      const { legs, news } = await get(flightDynamics, { flightNo, day });
      const [first, ...rest] = legs.flatMap((leg): FlightLegPlan[] => ('unreadable' in leg ? [] : [leg]));
      if (!first) throw new Error('No leg');
      return { first, shown: flightShown([first, ...rest], news, Date.parse(storyTime)) };
    },
    async between(from: string) {
      const { flights } = await get(searchFlightDynamics, { from, to: 'PEK', day });
      return flights.some((flight) => flight.flightNo === flightNo);
    },
    async sold() {
      const segments = [{ from: 'SHA', to: 'BJS', day }];
      const { offers } = await get(searchFlights, { segments, step: 1, passengers: adult });
      return offers.flatMap(({ legs }) => legs).find((leg) => leg.flightNo === flightNo);
    },
  };
}

describe('a flight that the airline has changed before its day', () => {
  it.each([
    [moved, '2026-06-10', 'SHA', '2026-06-10T11:00:00+08:00', '2026-06-10T13:10:00+08:00'],
    [otherAirport, '2026-06-12', 'PVG', '2026-06-12T08:00:00+08:00', '2026-06-12T10:10:00+08:00'],
  ])(
    '%s leaves at one time from one airport, whoever tells it',
    async (orderNo, day, airport, time, arrives) => {
      const told = telling(orderNo, day);
      expect(await told.list()).toMatchObject({ startsAt: time });
      expect((await told.order())?.journeys).toMatchObject([
        { departure: { airport, time }, arrival: { time: arrives } },
      ]);
      expect(await told.trip()).toMatchObject({ departure: { airport, time }, arrival: { time: arrives } });
      expect(await told.ticket()).toMatchObject({ from: airport, departs: time, arrives });
      expect((await told.news()).first).toMatchObject({ from: { airport }, out: time, in: arrives });
      expect(await told.between(airport)).toBe(true);
      expect(await told.sold()).toMatchObject({ from: airport, departs: time, arrives });
    },
  );

  it('is not sold and not flown where it is cancelled', async () => {
    const told = telling(flightCancelled, '2026-06-11');
    expect((await told.order())?.journeys).toMatchObject([{ flightNo, cancelled: true }]);
    expect(await told.trip()).toMatchObject({ flightNo, cancelled: true });
    expect((await told.news()).shown.state).toBe('cancelled');
    expect(await told.sold()).toBeUndefined();
  });

  it('leaves the airport that it left before', async () => {
    const { between, airline, get } = telling(otherAirport, '2026-06-12');
    await get(checkInJourneys);
    expect(await between('SHA')).toBe(true);
    airline.freeze('2026-06-12T06:00:00+08:00');
    const board = async (airport: string) =>
      (await get(airportBoard, { airport, side: 'departures' })).flights.filter(
        (flight) => flight.flightNo === flightNo && flight.planned.startsWith('2026-06-12'),
      );
    expect(await board('SHA')).toHaveLength(0);
    expect(await board('PVG')).toHaveLength(1);
  });
});

it('a flight whose journey is made to leave soon is sold at the time that check-in tells, before and after a look', async () => {
  const { get } = counterOf();
  const segments = [{ from: 'SHA', to: 'BJS', day: '2026-06-01' }];
  const sold = async () => {
    const { offers } = await get(searchFlights, { segments, step: 1, passengers: adult });
    return offers.flatMap(({ legs }) => legs).find((leg) => leg.flightNo === 'MU5105')?.departs;
  };
  const before = await sold();
  const { journeys } = await get(checkInJourneys);
  const trip = journeys.flatMap((journey) => journey.segments).find((one) => one.flightNo === 'MU5105');
  expect([before, await sold()]).toEqual([trip?.departure.time, trip?.departure.time]);
});
