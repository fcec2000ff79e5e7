// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `pinyin`, by key. */
export interface Pinyin {
  'label': undefined;
  'labelled': { value: string | number };
  'awaiting': undefined;
  'reading': undefined;
  'choose': undefined;
  'choose.which': { characters: string | number; spellings: string | number };
  'none': undefined;
  'failed': undefined;
  'retry': undefined;
  'changed': undefined;
  'changed.follow': undefined;
  'manual.family': undefined;
  'manual.given': undefined;
  'manual.hint': undefined;
  'manual.back': undefined;
  'sheet.title': undefined;
  'sheet.close': undefined;
  'sheet.text': { parts: string };
  'sheet.family': undefined;
  'sheet.given': undefined;
  'sheet.older': undefined;
  'sheet.ticket': undefined;
  'sheet.use': undefined;
  'sheet.manual': undefined;
}
