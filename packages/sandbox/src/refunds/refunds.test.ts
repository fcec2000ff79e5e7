import { ticketFees, type TicketFees } from '@mapp/kit/contracts';
import { refundAt } from '@mapp/kit/rules';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline } from '../engine.ts';

const now = '2026-06-01T10:00:00+08:00';
const airline = createAirline({ now });
const pricedOf = ({ legs, ...fees }: TicketFees) => ({
  ...fees,
  legs: legs.flatMap((leg) => ('unreadable' in leg ? [] : [leg])),
});
const ask = async (ticketNo: string, name = '张三') =>
  (await answerTo(airline, ticketFees, { ticketNo, name }, {})).body;

describe('fees of a ticket', () => {
  it('are those of the ladder at this minute', async () => {
    const fees = ticketFees.response.parse((await ask('7812100000001'))['data']);
    expect(refundAt(pricedOf(fees), Date.parse(now), fees.attached)).toMatchObject({
      fare: 120_000,
      fee: { amount: 36_000 },
      back: 91_000,
    });
  });

  it('are nothing where the airline has caused it', async () => {
    const fees = ticketFees.response.parse((await ask('7812100000011'))['data']);
    expect(refundAt(pricedOf(fees), Date.parse(now)).back).toBe(127_000);
  });

  it('name the flights of the next days in the ticket’s own class, as they are sold', async () => {
    const { legs, targets } = pricedOf(ticketFees.response.parse((await ask('7812100000001'))['data']));
    expect(targets.map(({ departs }) => departs.slice(0, 16))).toEqual([
      '2026-06-03T08:00',
      '2026-06-04T08:00',
      '2026-06-05T08:00',
    ]);
    for (const { flightNo, fare, lowerFare } of targets) {
      expect(flightNo).toBe(legs[0]?.flightNo);
      expect(fare % 1000).toBe(0);
      expect(lowerFare).toBe('refunded');
    }
  });

  it.each([
    ['7812100000031', 136_000, 'forfeited'],
    ['7812100000032', 111_000, 'refunded'],
    ['7812100000033', 111_000, 'forfeited'],
  ])('of %s differ alike on every flight', async (ticketNo, fare, lowerFare) => {
    const { targets } = ticketFees.response.parse((await ask(ticketNo))['data']);
    expect(targets.map((one) => one.fare)).toEqual([fare, fare, fare]);
    expect(targets[0]?.lowerFare).toBe(lowerFare);
  });

  it.each([
    ['7812100000010', '张三', 'RFD02'],
    ['7812100000001', '李四', 'RFD01'],
    ['7819999999999', '张三', 'RFD01'],
  ])('of %s for %s are refused', async (ticketNo, name, resultCode) =>
    expect(await ask(ticketNo, name)).toMatchObject({ Code: -1, resultCode }),
  );

  it('of an order are those of its adult who is named, and list the other', async () => {
    const of = async (orderNo: string, name: string) =>
      (await answerTo(airline, ticketFees, { orderNo, name }, {})).body;
    const fees = ticketFees.response.parse((await of('26110000000002', '赵敏'))['data']);
    expect(fees.tickets?.map(({ name }) => name)).toEqual(['张三', '赵敏']);
    expect(fees.reference).toBe(fees.tickets?.[1]?.reference);
    const own = ticketFees.response.parse((await ask('7812100000001'))['data']);
    expect(await of('26120000000001', '张三')).toMatchObject({
      data: { reference: own.reference, tickets: [{ name: '张三' }] },
    });
    expect(own).not.toHaveProperty('tickets');
    expect(await of('26110000000002', '李四')).toMatchObject({ resultCode: 'RFD01' });
    expect(await of('26119999999999', '张三')).toMatchObject({ resultCode: 'RFD01' });
  });

  it('know the passenger by the Latin name too', async () =>
    expect(await ask('7812100000001', 'zhang/san')).toMatchObject({ Code: 200 }));
});
