// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `reserve`, by key. */
export interface Reserve {
  'special.title': undefined;
  'more.title': undefined;
  'otherHome.title': undefined;
  'bankHome.title': undefined;
  'companyHome.title': undefined;
  'failed': undefined;
  'empty': undefined;
  'back': undefined;
  'services': undefined;
  'tile.prices': undefined;
  'tile.fees': undefined;
  'tile.cabin': undefined;
  'tile.more': undefined;
  'tile.checkIn': undefined;
  'recommended': undefined;
  'recommended.from': { city: string | number };
  'recommended.note': undefined;
}
