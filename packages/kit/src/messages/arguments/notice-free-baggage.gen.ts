// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `notice-free-baggage`, by key. */
export interface NoticeFreeBaggage {
  'lead': undefined;
  'find.title': undefined;
  'find.step.1': undefined;
  'find.step.2': undefined;
  'find.step.3': undefined;
  'more.title': undefined;
  'more.point.1': undefined;
  'more.point.2': undefined;
  'more.point.3': undefined;
  'pack.title': undefined;
  'pack.yes.1': undefined;
  'pack.yes.1.rule': undefined;
  'pack.no.1': undefined;
  'pack.no.1.rule': undefined;
  'pack.text.1': undefined;
}
