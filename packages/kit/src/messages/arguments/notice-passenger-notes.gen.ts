// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `notice-passenger-notes`, by key. */
export interface NoticePassengerNotes {
  'lead': undefined;
  'document.title': undefined;
  'document.point.1': undefined;
  'document.point.2': undefined;
  'checkin.title': undefined;
  'checkin.fact.1': undefined;
  'checkin.fact.1.rule': undefined;
  'checkin.fact.2': undefined;
  'checkin.fact.2.rule': undefined;
  'checkin.fact.3': undefined;
  'checkin.fact.3.rule': undefined;
  'checkin.text.1': undefined;
  'children.title': undefined;
  'children.point.1': undefined;
  'children.point.2': undefined;
  'children.point.3': undefined;
  'changes.title': undefined;
  'changes.point.1': undefined;
  'changes.point.2': undefined;
}
