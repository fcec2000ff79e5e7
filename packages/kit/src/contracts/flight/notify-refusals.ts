import { errorIn, type Refusals } from '../refusals.ts';

/** The airline's refusals about people to notify: `resultCode` beside Code -1, error of the catalogue. Numbers are our proposal. */
export const notifyRefusals = {
  NTF01: 'notify.full',
  NTF02: 'notify.known',
  NTF03: 'notify.gone',
} as const satisfies Refusals;
export type NotifyRefusalCode = keyof typeof notifyRefusals;

/** The error of a refusal’s code; undefined for a code that is none of these. */
export const notifyRefusalOf = /* @__PURE__ */ errorIn(notifyRefusals);
