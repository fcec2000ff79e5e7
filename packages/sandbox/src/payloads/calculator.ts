import type { Payloads } from './payload.ts';

const route = { departure: 'PEK', destination: 'SHA', tripType: 'OW' };

export const calculatorPayloads = {
  accrualCalculation: { ...route, cabin: 'Y', amount: 120_000, currency: 'CNY', tierCode: 'SIL' },
  rewardCalculation: { ...route, flightDate: '2026-06-11', passengers: 1 },
} satisfies Payloads;
