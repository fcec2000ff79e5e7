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

  it.each([
    ['7812100000010', '张三', 'RFD02'],
    ['7812100000001', '李四', 'RFD01'],
    ['7819999999999', '张三', 'RFD01'],
  ])('of %s for %s are refused', async (ticketNo, name, resultCode) =>
    expect(await ask(ticketNo, name)).toMatchObject({ Code: -1, resultCode }),
  );

  it('know the passenger by the Latin name too', async () =>
    expect(await ask('7812100000001', 'zhang/san')).toMatchObject({ Code: 200 }));
});
