import { describe, expect, it } from 'vitest';
import { leadingMoney, moneyWay, openRefundsByOrder, openRefunds } from './money-way.ts';
import { afterWorkingDays, isWorkingDay, noCalendar, workingDaysBetween } from './working-days.ts';

const calendar = {
  years: [2026],
  marks: new Map([
    ['2026-06-19', { date: '2026-06-19', kind: 'rest' as const }],
    ['2026-06-20', { date: '2026-06-20', kind: 'work' as const }],
  ]),
};

describe('working days', () => {
  it.each([
    ['2026-06-18', true],
    ['2026-06-19', false],
    ['2026-06-20', true],
    ['2026-06-21', false],
  ])('%s counts: %s', (day, counts) => expect(isWorkingDay(day, calendar)).toBe(counts));

  it('jump weekends and holidays, and work that is made up counts', () => {
    expect(afterWorkingDays('2026-06-17', 2, calendar)).toEqual({ day: '2026-06-20', certain: true });
    expect(workingDaysBetween('2026-06-17', '2026-06-22', calendar)).toBe(3);
  });

  it('outside the published years are likely, and no more', () => {
    expect(afterWorkingDays('2026-12-30', 7, calendar).certain).toBe(false);
    expect(afterWorkingDays('2026-06-01', 7, noCalendar).certain).toBe(false);
  });
});

describe('the way of the money', () => {
  const received = '2026-06-01T10:00:00+08:00';

  it('says by when each step comes', () => {
    const { steps, due, overdue } = moneyWay(
      { state: 'received', times: { received } },
      '2026-06-01',
      calendar,
    );
    expect(due).toEqual({ day: '2026-06-10', certain: true });
    expect(overdue).toBe(0);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'current', 'coming', 'coming', 'coming']);
  });

  it('is late after seven working days, and by how many', () => {
    const times = { received, examined: received, decided: received, sent: received };
    const way = moneyWay({ state: 'sent', times }, '2026-06-12', calendar);
    expect(way.overdue).toBe(2);
    expect(way.steps.at(-1)?.state).toBe('late');
  });

  it('ends an examination in its refusal', () => {
    const times = { received, examined: received, decided: received };
    const { steps } = moneyWay({ state: 'rejected', times }, '2026-06-02', calendar);
    expect(steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'received done',
      'decided refused',
      'sent never',
      'arrived never',
    ]);
  });

  it('is called late without a calendar, but not for certain; while it is asked for, not at all', () => {
    const times = { received };
    expect(moneyWay({ state: 'sent', times }, '2026-06-12', calendar).certain).toBe(true);
    expect(moneyWay({ state: 'sent', times }, '2026-06-12', noCalendar)).toMatchObject({
      overdue: 2,
      certain: false,
    });
    expect(moneyWay({ state: 'sent', times }, '2026-06-12', undefined)).toMatchObject({
      overdue: 0,
      certain: false,
    });
    expect(moneyWay({ state: 'sent', times }, '2027-01-04', calendar).certain).toBe(false);
  });

  it.each(['rejected', 'suspended', 'supplement', 'arrived'] as const)('is never late when %s', (state) =>
    expect(moneyWay({ state, times: { received } }, '2026-12-01', calendar).overdue).toBe(0),
  );
});

describe('refunds under way', () => {
  const on = (requestNo: string, received: string, state: 'sent' | 'arrived' | 'rejected' | 'suspended') => ({
    requestNo,
    orderNo: `of ${received}`,
    state,
    times: { received: `${received}T10:00:00+08:00` },
  });
  const late = on('late', '2026-05-12', 'sent');
  const held = on('held', '2026-05-11', 'suspended');
  const young = on('young', '2026-05-28', 'sent');
  const over = [on('here', '2026-05-01', 'arrived'), on('refused', '2026-05-02', 'rejected')];
  const years = { ...noCalendar, years: [2026] };
  const now = Date.parse('2026-06-01T10:00:00+08:00');

  it('are those that neither came nor were refused, the first received leading', () => {
    expect(openRefunds([young, ...over, late, held], now)).toEqual([held, late, young]);
  });

  it('stand by their order, the first received of several of one', () => {
    const again = { ...young, requestNo: 'again', orderNo: late.orderNo };
    const found = openRefundsByOrder([again, young, late, ...over], now);
    expect([...found.values()].map(({ requestNo }) => requestNo).toSorted()).toEqual(['late', 'young']);
    expect(openRefundsByOrder([{ state: 'sent', times: {} }], now).size).toBe(0);
  });

  it('are led by the one that is late, else by the next that is due', () => {
    expect(leadingMoney([young, held, late], '2026-06-01', years, now)?.request).toBe(late);
    expect(leadingMoney([young, held], '2026-06-01', years, now)?.request).toBe(young);
    expect(leadingMoney([held], '2026-06-01', years, now)?.request).toBe(held);
    expect(leadingMoney(over, '2026-06-01', years, now)).toBeUndefined();
  });

  it('has those that can be handed in anew, until their last instant, and they lead while none is late', () => {
    const refused = { ...on('yours', '2026-05-20', 'rejected'), until: '2026-06-11T23:59:59+08:00' };
    expect(openRefunds([young, refused], now)).toEqual([refused, young]);
    expect(leadingMoney([young, refused], '2026-06-01', years, now)?.request).toBe(refused);
    expect(leadingMoney([refused, late], '2026-06-01', years, now)?.request).toBe(late);
    const past = Date.parse('2026-06-12T00:00:00+08:00');
    expect(openRefunds([young, refused], past)).toEqual([young]);
  });
});
