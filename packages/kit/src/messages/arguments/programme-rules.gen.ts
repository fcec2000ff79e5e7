// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `programme-rules`, by key. */
export interface ProgrammeRules {
  'title': undefined;
  'contents': undefined;
  'lead': undefined;
  'join': undefined;
  'join.1': undefined;
  'join.2': undefined;
  'earn': undefined;
  'earn.1': undefined;
  'earn.2': undefined;
  'earn.claim': undefined;
  'spend': undefined;
  'spend.1': undefined;
  'spend.2': undefined;
  'spend.3': undefined;
  'spend.expiring': undefined;
  'tiers': undefined;
  'tiers.1': undefined;
  'tiers.2': undefined;
  'tiers.all': undefined;
  'sale': undefined;
  'sale.1': undefined;
  'sale.2': undefined;
  'sale.3': undefined;
  'sale.4': undefined;
  'sale.exchange': undefined;
  'people': undefined;
  'people.1': undefined;
  'people.rules': undefined;
  'help': undefined;
  'help.1': undefined;
  'help.call': { hotline: string | number };
}
