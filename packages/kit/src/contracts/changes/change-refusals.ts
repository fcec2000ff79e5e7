import { errorIn, type Refusals } from '../refusals.ts';

/** The airline's refusals of changes: `resultCode` beside Code -1, error of the catalogue. Numbers are our proposal. */
export const changeRefusals = {
  CHG01: 'change.notFound',
  CHG02: 'change.barred',
  CHG03: 'change.childAlone',
  CHG04: 'change.soldOut',
  CHG05: 'change.expired',
  CHG06: 'change.priceChanged',
  CHG07: 'change.closed',
  CHG08: 'change.otherCabin',
  CHG09: 'change.tooManyChildren',
  CHG10: 'change.pointsShort',
} as const satisfies Refusals;
export type ChangeRefusalCode = keyof typeof changeRefusals;

/** The error of a refusal’s code; undefined for a code that changes do not know. */
export const changeRefusalOf = /* @__PURE__ */ errorIn(changeRefusals);

/** The same for upgrades. */
export const upgradeRefusals = {
  UPG01: 'upgrade.notForPoints',
  UPG02: 'upgrade.pointsShort',
  UPG03: 'upgrade.voucherGone',
  UPG04: 'upgrade.voucherUnfit',
  UPG05: 'upgrade.soldOut',
  UPG06: 'upgrade.priceChanged',
  UPG07: 'upgrade.barred',
  UPG08: 'upgrade.closed',
} as const satisfies Refusals;
export type UpgradeRefusalCode = keyof typeof upgradeRefusals;

export const upgradeRefusalOf = /* @__PURE__ */ errorIn(upgradeRefusals);
