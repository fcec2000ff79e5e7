// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `notice-conditions-of-carriage`, by key. */
export interface NoticeConditionsOfCarriage {
  'lead': undefined;
  'ticket.title': undefined;
  'ticket.point.1': undefined;
  'ticket.point.2': undefined;
  'ticket.point.3': undefined;
  'travel.title': undefined;
  'travel.point.1': undefined;
  'travel.point.2': undefined;
  'travel.point.3': undefined;
  'change.title': undefined;
  'change.point.1': undefined;
  'change.point.2': undefined;
  'change.point.3': undefined;
  'irregular.title': undefined;
  'irregular.point.1': undefined;
  'irregular.point.2': undefined;
}
