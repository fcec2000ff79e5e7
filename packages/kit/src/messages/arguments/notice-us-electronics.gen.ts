// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `notice-us-electronics`, by key. */
export interface NoticeUsElectronics {
  'lead': undefined;
  'before.title': undefined;
  'before.point.1': undefined;
  'before.point.2': undefined;
  'before.point.3': undefined;
  'airport.title': undefined;
  'airport.point.1': undefined;
  'airport.point.2': undefined;
  'battery.title': undefined;
  'battery.yes.1': undefined;
  'battery.yes.1.rule': undefined;
  'battery.ask.1': undefined;
  'battery.ask.1.rule': undefined;
  'battery.no.1': undefined;
  'battery.no.1.rule': undefined;
  'battery.text.1': undefined;
}
