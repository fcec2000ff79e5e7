import type { PointsEntry } from '@mapp/kit/contracts';

const types = ['AA', 'MU', 'CA', 'RS', 'TP', 'BP', 'EP', 'CR'] as const;
const dayLength = 86_400_000;

/** A member's entries over many years, newest first, about six a week; the same ones each time. */
export function manyEntries(count: number): readonly PointsEntry[] {
  const newest = Date.UTC(2026, 5, 1);
  return Array.from({ length: count }, (_, index) => ({
    activityId: `a-${index}`,
    activityType: types[index % types.length] ?? 'AA',
    transactionType: index % 5 === 2 ? 'D' : 'C',
    consumePoint: 100 + ((index * 7919) % 4900),
    activityDate: new Date(newest - Math.floor((index * 7) / 6) * dayLength).toISOString().slice(0, 10),
    ...(index % 3 !== 1 && { description: `MU${5000 + (index % 900)} 上海虹桥 至 北京首都` }),
  }));
}
