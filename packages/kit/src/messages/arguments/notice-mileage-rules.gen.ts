// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `notice-mileage-rules`, by key. */
export interface NoticeMileageRules {
  'lead': undefined;
  'earn.title': undefined;
  'earn.point.1': undefined;
  'earn.point.2': undefined;
  'earn.point.3': undefined;
  'spend.title': undefined;
  'spend.point.1': undefined;
  'spend.point.2': undefined;
  'spend.point.3': undefined;
  'spend.point.4': undefined;
  'end.title': undefined;
  'end.point.1': undefined;
  'end.point.2': undefined;
  'tiers.title': undefined;
  'tiers.point.1': undefined;
}
