import { cancelCheckIn, changeSeat, seatChange } from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { passengers, seatInputs, segments } from '../seed/check-in/ids.ts';
import { counterOf } from './asked.support.ts';

const segmentId = segments.checkedIn;
const passengerId = passengers.self;
const to = (seat: string) => ({ segmentId, passengerId, seat, notices: ['safety'] });

describe('a seat change', () => {
  it('goes on in three steps with the machine’s time, whatever the airline’s clock says', async () => {
    const { get, pass, traveller, outcome } = counterOf();
    const { changeId } = await get(changeSeat, to('32A'));
    const step = async () => (await get(seatChange, { changeId })).step;
    expect(await get(seatChange, { changeId })).toMatchObject({
      from: '31F',
      to: '32A',
      step: 'oldCancelling',
      carried: { cash: { amount: 3000, currency: 'CNY' } },
    });
    pass(1499);
    expect(await step()).toBe('oldCancelling');
    expect(await outcome(changeSeat, to('31D'))).toMatch(/under way/);
    expect(await outcome(cancelCheckIn, { segmentId, passengerIds: [passengerId] })).toMatch(/under way/);
    pass(1);
    expect(await step()).toBe('newProcessing');
    expect((await traveller(segmentId, passengerId)).seat).toBe('31F');
    pass(1500);
    expect(await get(seatChange, { changeId })).toMatchObject({
      step: 'changed',
      begun: { changed: '2026-06-01T10:00:00+08:00' },
    });
    expect((await traveller(segmentId, passengerId)).seat).toBe('32A');
  });

  it.each([
    [seatInputs.changeRestored, 'restored', '31F'],
    [seatInputs.changeLost, 'lost', undefined],
  ])('to %s fails at the second step: %s', async (seat, failed, left) => {
    const { get, pass, traveller } = counterOf();
    const { changeId } = await get(changeSeat, to(seat));
    pass(1500);
    expect((await get(seatChange, { changeId })).failed).toBeUndefined();
    pass(1500);
    expect(await get(seatChange, { changeId })).toMatchObject({ step: 'newProcessing', failed });
    expect((await traveller(segmentId, passengerId)).seat).toBe(left);
  });

  it.each([
    ['31E', /cannot have/],
    ['3A', /costs extra/],
    ['3B', /taken/],
    ['14B', /exit row/],
    ['99A', /cannot have/],
  ])('to %s is refused', async (seat, expected) => {
    const { outcome } = counterOf();
    expect(await outcome(changeSeat, to(seat))).toMatch(expected);
  });

  it('to a seat of the same price takes what was paid along', async () => {
    const { get, pass, traveller, outcome } = counterOf();
    await get(changeSeat, to('13A'));
    pass(3000);
    expect((await traveller(segmentId, passengerId)).seat).toBe('13A');
    expect(await outcome(changeSeat, to('13B'))).toBe('ok');
  });

  it('ends with online check-in', async () => {
    const { airline, segment, outcome } = counterOf();
    await segment(segmentId);
    airline.freeze('2026-06-01T17:45:00+08:00');
    expect(await outcome(changeSeat, to('32A'))).toBe('CKI08');
  });
});
