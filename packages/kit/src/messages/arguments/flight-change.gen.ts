// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `flight-change`, by key. */
export interface FlightChange {
  'title': undefined;
  'later': { hours: number; minutes: number };
  'earlier': { hours: number; minutes: number };
  'cancelled': undefined;
  'airport': { airport: string | number };
  'told': { date: string | number; time: string | number };
  'flight': { flight: string | number; from: string | number; to: string | number; date: string | number };
  'was': undefined;
  'is': undefined;
  'same': undefined;
  'same.is': undefined;
  'seats': { seats: string | number };
  'seats.kept': undefined;
  'decide': undefined;
  'until': { date: string | number; time: string | number };
  'way.accept': undefined;
  'way.accept.text': undefined;
  'way.change': undefined;
  'way.change.text': undefined;
  'way.refund': undefined;
  'way.refund.text': undefined;
  'get': undefined;
  'note': undefined;
  'others': undefined;
  'others.left': { seats: number };
  'decideLater': undefined;
  'accept': undefined;
  'goChange': undefined;
  'goRefund': undefined;
  'done': undefined;
  'laterDone': undefined;
  'gone.text': undefined;
  'unknown': undefined;
  'absent': undefined;
  'absentText': undefined;
  'refused': undefined;
  'none': undefined;
  'gone': undefined;
}
