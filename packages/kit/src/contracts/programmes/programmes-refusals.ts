import { errorIn, type Refusals } from '../refusals.ts';

/** The airline's refusals of an application: `resultCode` beside Code -1, error of the catalogue. Numbers are our proposal. */
export const youthRefusals = {
  YTH01: 'youth.age',
  YTH02: 'youth.twice',
} as const satisfies Refusals;
export type YouthRefusalCode = keyof typeof youthRefusals;

/** The error of a refusal’s code; undefined for a code that the programme does not know. */
export const youthRefusalOf = /* @__PURE__ */ errorIn(youthRefusals);
