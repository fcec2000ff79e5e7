/** Orders of tiers that stand from the start. */
export const tierOrderNos = {
  /** Of 600000000001: three months of the paid membership, for 30 minutes from the first look. */
  waiting: '75000000000101',
  /** Of 600000000003: gold, made up 14 months ago; a paid membership that was not paid in time; an extension that was given up. */
  completed: '75000000000301',
  expired: '75000000000302',
  cancelled: '75000000000303',
  /** Of 600000000004: the paid membership that runs. */
  running: '75000000000401',
} as const;
