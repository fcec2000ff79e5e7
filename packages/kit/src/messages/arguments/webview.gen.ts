// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `webview`, by key. */
export interface Webview {
  'title': undefined;
  'leaving.title': { host: string | number };
  'leaving.text': { airline: string | number };
  'leaving.address': undefined;
  'leaving.show': undefined;
  'open.browser': undefined;
  'open.host': undefined;
  'frame.name': { host: string | number };
  'frame.site': undefined;
  'loading': { host: string | number };
  'slow.title': { host: string | number };
  'slow.text': undefined;
  'again': undefined;
  'refused.title': undefined;
  'refused.missing': undefined;
  'refused.malformed': undefined;
  'refused.scheme': undefined;
  'refused.userInfo': undefined;
  'refused.notListed': { airline: string | number };
  'own.title': { airline: string | number };
  'own.text': undefined;
  'own.go': undefined;
  'out.title': undefined;
  'out.go': { host: string | number };
  'out.window': undefined;
  'out.place': undefined;
}
