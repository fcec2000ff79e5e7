// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `tiers`, by key. */
export interface Tiers {
  'name.STD': undefined;
  'name.SIL': undefined;
  'name.GOL': undefined;
  'name.PLT': undefined;
  'name.CHD': undefined;
  'member.STD': undefined;
  'member.SIL': undefined;
  'member.GOL': undefined;
  'member.PLT': undefined;
  'member.CHD': undefined;
}
