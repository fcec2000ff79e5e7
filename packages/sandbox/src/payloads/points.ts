import type { Payloads } from './payload.ts';

export const pointsPayloads = {
  pointsActivityDetail: { startDate: '2020-01-01', endDate: '2026-06-01' },
} satisfies Payloads;
