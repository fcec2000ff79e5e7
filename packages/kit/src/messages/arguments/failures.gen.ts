// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `failures`, by key. */
export interface Failures {
  'network.title': undefined;
  'network.text': undefined;
  'timeout.title': undefined;
  'timeout.text': undefined;
  'aborted.title': undefined;
  'aborted.text': undefined;
  'unauthorised.title': undefined;
  'unauthorised.text': undefined;
  'otherMember.title': undefined;
  'otherMember.text': undefined;
  'conflict.title': undefined;
  'conflict.text': undefined;
  'special.title': undefined;
  'special.text': undefined;
  'refused.title': undefined;
  'refused.text': undefined;
  'unexpected.title': undefined;
  'unexpected.text': undefined;
  'unreadable.title': { count: number };
  'unreadable.text': undefined;
  'unreadable.ids': { ids: string | number };
  'unreadable.one': undefined;
  'unreadable.oneText': undefined;
  'retry': undefined;
  'call': undefined;
  'back': undefined;
  'home': undefined;
  'systemError': undefined;
  'cookies': undefined;
}
