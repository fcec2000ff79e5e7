// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `saved-fees`, by key. */
export interface SavedFees {
  'save': undefined;
  'saved': undefined;
  'saved.text': { time: string | number; day: string | number };
  'saved.mine': { count: number };
  'unknown': undefined;
  'absent': undefined;
  'absentText': undefined;
  'refused': undefined;
  'ask.title': undefined;
  'ask.text': { days: number };
  'ask.later': undefined;
  'ask.signIn': undefined;
  'share': undefined;
  'share.title': { flight: string | number };
  'list': undefined;
  'list.failed': undefined;
  'list.unchanged': undefined;
  'row.refund': undefined;
  'row.change': undefined;
  'row.gets': undefined;
  'row.pays': undefined;
  'row.unknown': undefined;
  'row.departs': { day: string | number; time: string | number };
  'row.kept': { when: string | number; day: string | number };
  'remove.of': { flight: string | number };
  'remove.title': undefined;
  'remove.text': undefined;
  'remove.cancel': undefined;
  'remove.confirm': undefined;
  'remove.done': undefined;
  'remove.unknown': undefined;
  'remove.still': undefined;
  'remove.stillText': undefined;
  'remove.refused': undefined;
  'gone.text': undefined;
  'soon.refund': { hotline: string | number };
  'soon.change': { hotline: string | number };
  'toRefund': undefined;
  'toChange': undefined;
}
