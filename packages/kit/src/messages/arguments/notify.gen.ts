// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `notify`, by key. */
export interface Notify {
  'title': undefined;
  'intro': undefined;
  'list': undefined;
  'add': undefined;
  'edit': undefined;
  'name': undefined;
  'phone.stays': { phone: string | number };
  'phone.use': undefined;
  'save': undefined;
  'saved': { name: string | number };
  'removed': { name: string | number };
  'failed': undefined;
  'unchanged': undefined;
  'none': undefined;
  'noneText': undefined;
  'left': { count: number };
  'full': { most: number };
  'refused.full': undefined;
  'fullText': undefined;
  'known': undefined;
  'knownText': undefined;
  'gone': undefined;
  'goneText': undefined;
  'back': undefined;
  'guest': undefined;
  'guestText': undefined;
  'signIn': undefined;
  'remove': undefined;
  'remove.title': { name: string | number };
  'remove.text': undefined;
  'remove.confirm': undefined;
  'remove.cancel': undefined;
  'remove.unknown': { name: string | number };
  'remove.still': { name: string | number };
  'remove.stillText': undefined;
}
