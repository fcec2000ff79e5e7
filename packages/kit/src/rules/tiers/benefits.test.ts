import { describe, expect, it } from 'vitest';
import { benefitChanges } from './benefits.ts';

describe('benefitChanges', () => {
  const accrual = (value: string) => ({ benefit: 'accrual', included: true, value }) as const;
  const checkIn = (included: boolean) => ({ benefit: 'checkIn', included }) as const;

  it('tells what is more, and what is new', () =>
    expect(benefitChanges([accrual('+0%'), checkIn(false)], [checkIn(true), accrual('+15%')])).toEqual([
      { benefit: 'accrual', before: accrual('+0%'), now: accrual('+15%') },
      { benefit: 'checkIn', before: undefined, now: checkIn(true) },
    ]));

  it('leaves out what stays as it was, and what the tier does not give', () =>
    expect(benefitChanges([accrual('+15%')], [accrual('+15%'), checkIn(false)])).toEqual([]));
});
