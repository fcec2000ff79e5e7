// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `notice-privacy`, by key. */
export interface NoticePrivacy {
  'lead': undefined;
  'collect.title': undefined;
  'collect.text.1': undefined;
  'use.title': undefined;
  'use.text.1': undefined;
  'share.title': undefined;
  'share.text.1': undefined;
  'keep.title': undefined;
  'keep.text.1': undefined;
  'device.title': undefined;
  'device.fact.1': undefined;
  'device.fact.1.rule': undefined;
  'device.fact.2': undefined;
  'device.fact.2.rule': undefined;
  'device.fact.3': undefined;
  'device.fact.3.rule': undefined;
  'rights.title': undefined;
  'rights.text.1': undefined;
}
