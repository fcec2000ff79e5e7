// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `notice-online-ticket`, by key. */
export interface NoticeOnlineTicket {
  'lead': undefined;
  'name.title': undefined;
  'name.point.1': undefined;
  'name.point.2': undefined;
  'name.point.3': undefined;
  'name.point.4': undefined;
  'price.title': undefined;
  'price.point.1': undefined;
  'price.point.2': undefined;
  'price.point.3': undefined;
  'pay.title': undefined;
  'pay.point.1': undefined;
  'pay.point.2': undefined;
  'pay.point.3': undefined;
  'cover.title': undefined;
  'cover.point.1': undefined;
  'cover.point.2': undefined;
}
