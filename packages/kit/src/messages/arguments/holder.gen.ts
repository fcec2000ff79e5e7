// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `holder`, by key. */
export interface Holder {
  'asking.title': undefined;
  'asking.text': undefined;
  'unsure.title': undefined;
  'unsure.text': undefined;
  'other.title': { name: string | number };
  'other.titleUnnamed': undefined;
  'other.text': undefined;
  'left.title': undefined;
  'left.text': undefined;
  'goOn': undefined;
  'goOnAs': { name: string | number };
  'guest': undefined;
  'signIn': undefined;
  'retry': undefined;
  'waiting': undefined;
  'refused': undefined;
}
