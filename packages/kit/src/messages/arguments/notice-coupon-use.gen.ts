// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `notice-coupon-use`, by key. */
export interface NoticeCouponUse {
  'lead': undefined;
  'get.title': undefined;
  'get.point.1': undefined;
  'get.point.2': undefined;
  'use.title': undefined;
  'use.point.1': undefined;
  'use.point.2': undefined;
  'use.point.3': undefined;
  'end.title': undefined;
  'end.point.1': undefined;
  'end.point.2': undefined;
  'end.point.3': undefined;
}
