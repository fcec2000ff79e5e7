import { fixedOrderNo, seededChanges, upgradeRefOf } from '@mapp/sandbox/changes';

/** Addresses of changes and upgrades that the fixed tickets bring about, without base. */
export const changeInputs = {
  /** The last step of a change of 7812100000031 to MU5117 in the standard fare. */
  confirm: `/reschedule/index?orderNo=${fixedOrderNo(31)}&step=confirm&people=0&day=2026-06-08&flight=MU5117&offer=MU5117.20260608_tfxk80&fare=standard`,
  waitlisted: `/reschedule/index?change=${seededChanges.waitlist}`,
  upgrade: `/retreatUpgrade/order?flight=${upgradeRefOf(41)}&cabin=business&way=points`,
  upgradeWaiting: `/retreatUpgrade/order?order=${seededChanges.upgrade}`,
} as const;
