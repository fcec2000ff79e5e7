// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `notice-special-passengers`, by key. */
export interface NoticeSpecialPassengers {
  'lead': undefined;
  'who.title': undefined;
  'who.ask.1': undefined;
  'who.ask.1.rule': undefined;
  'who.ask.2': undefined;
  'who.ask.2.rule': undefined;
  'who.ask.3': undefined;
  'who.ask.3.rule': undefined;
  'who.ask.4': undefined;
  'who.ask.4.rule': undefined;
  'children.title': undefined;
  'children.point.1': undefined;
  'children.point.2': undefined;
  'children.point.3': undefined;
  'seats.title': undefined;
  'seats.no.1': undefined;
  'seats.no.1.rule': undefined;
  'proof.title': undefined;
  'proof.text.1': undefined;
}
