// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `notice-international-refund`, by key. */
export interface NoticeInternationalRefund {
  'lead': undefined;
  'online.title': undefined;
  'online.yes.1': undefined;
  'online.yes.1.rule': undefined;
  'online.ask.1': undefined;
  'online.ask.1.rule': undefined;
  'online.no.1': undefined;
  'online.no.1.rule': undefined;
  'amount.title': undefined;
  'amount.point.1': undefined;
  'amount.point.2': undefined;
  'amount.point.3': undefined;
  'before.title': undefined;
  'before.point.1': undefined;
  'before.point.2': undefined;
  'before.point.3': undefined;
  'way.title': undefined;
  'way.point.1': undefined;
  'way.point.2': undefined;
}
