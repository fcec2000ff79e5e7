import { calculateRetain, calculateUpgrade, getPrivilegeInfoLs, pointsSummary } from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline } from '../engine.ts';

const ask = async (card: string, call: Parameters<typeof answerTo>[1]) => {
  const airline = createAirline({ now: '2026-06-01T10:00:00+08:00' });
  const { body } = await answerTo(airline, call, {}, { token: airline.signIn(card) });
  return body;
};

describe('the way to the next tier', () => {
  it('counts what the points summary counts, against what silver asks for', async () => {
    const summary = (await ask('600000000001', pointsSummary))['data'] as Record<string, number>;
    const upgrade = (await ask('600000000001', calculateUpgrade))['data'];
    expect(upgrade).toMatchObject({
      currentTier: 'STD',
      subTier: 'BROIII',
      targetTier: 'SIL',
      match: 'all',
      measures: [
        { kind: 'points', have: summary['upgradePoint'], need: 15_000 },
        { kind: 'segments', have: summary['upgradeCount'], need: 13 },
      ],
      nextStep: { subTier: 'BROIV' },
      countedFrom: '2025-06-02',
      countedUntil: '2026-06-01',
    });
  });

  it('leads a child to silver, star by star with a C', async () => {
    expect((await ask('600000000005', calculateUpgrade))['data']).toMatchObject({
      targetTier: 'SIL',
      nextStep: { subTier: 'BROIIIC' },
    });
  });

  it('is refused to platinum', async () => {
    expect(await ask('600000000004', calculateUpgrade)).toMatchObject({ Code: -1 });
  });
});

it('keeps a tier with what the tier itself asks for', async () => {
  expect((await ask('600000000002', calculateRetain))['data']).toMatchObject({
    type: 'retain',
    currentTier: 'SIL',
    retainPoints: 0,
    measures: [
      { kind: 'points', need: 15_000 },
      { kind: 'segments', need: 13 },
    ],
  });
});

it('gives each tier its eight benefits', async () => {
  const { tiers } = (await ask('600000000001', getPrivilegeInfoLs))['data'] as {
    tiers: { tierCode: string; privileges: { benefit: string; included: boolean }[] }[];
  };
  expect(tiers.map(({ tierCode, privileges }) => [tierCode, privileges.length])).toEqual(
    ['STD', 'SIL', 'GOL', 'PLT', 'CHD'].map((code) => [code, 8]),
  );
  const lounges = tiers.filter(({ privileges }) =>
    privileges.some(({ benefit, included }) => benefit === 'lounge' && included),
  );
  expect(lounges.map(({ tierCode }) => tierCode)).toEqual(['GOL', 'PLT']);
});
