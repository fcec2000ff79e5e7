// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `test`, by key. */
export interface Test {
  'title': undefined;
  'environment': undefined;
  'operate': undefined;
  'capabilities': undefined;
  'config': undefined;
  'hidden': undefined;
  'none': undefined;
  'yes': undefined;
  'no': undefined;
  'version': undefined;
  'version.current': { version: string | number };
  'version.change': undefined;
  'version.title': undefined;
  'version.legend': undefined;
  'version.note': undefined;
  'close': undefined;
}
