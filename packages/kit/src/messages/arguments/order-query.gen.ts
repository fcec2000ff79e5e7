// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `order-query`, by key. */
export interface OrderQuery {
  'title': undefined;
  'by': undefined;
  'by.orderNo': undefined;
  'by.ticketNo': undefined;
  'by.phone': undefined;
  'orderNo.hint': undefined;
  'ticketNo.hint': undefined;
  'phone.hint': undefined;
  'days': undefined;
  'days.year': undefined;
  'from': undefined;
  'to': undefined;
  'submit': undefined;
  'found': { count: number };
  'none': undefined;
  'none.text': undefined;
  'none.orderNo': undefined;
  'failed': undefined;
}
