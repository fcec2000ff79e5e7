import type { ErrorCode } from './errors.ts';

/** What the airline says no with: the `resultCode` beside Code -1, and the error of the catalogue. The numbers are our proposal. */
export const youthRefusals = {
  YTH01: 'youth.age',
  YTH02: 'youth.twice',
} as const satisfies Record<string, ErrorCode>;
export type YouthRefusalCode = keyof typeof youthRefusals;

/** The error of a refusal’s code; undefined for a code that the programme does not know. */
export const youthRefusalOf = (code: string): (typeof youthRefusals)[YouthRefusalCode] | undefined =>
  Object.hasOwn(youthRefusals, code) ? youthRefusals[code as YouthRefusalCode] : undefined;
