import { describe, expect, it } from 'vitest';
import { isNationality } from './nationalities.ts';

describe('a nationality by its code of ISO 3166-1', () => {
  it.each(['FRA', 'ABW', 'ZWE', 'USA', 'CHN', 'XKX', '250', '840', '156', '008'])('%s is one', (code) => {
    expect(isNationality(code)).toBe(true);
  });

  // `BWA` and `WAF` lie across the borders of two codes that stand side by side.
  it.each(['XXX', 'BWB', 'WAF', 'FR', '', 'FRAU', 'fra', '000', '001', '999', '12', 'A12'])(
    '%j is none',
    (code) => {
      expect(isNationality(code)).toBe(false);
    },
  );
});
