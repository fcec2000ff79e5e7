// Written by `npm run messages` from the Chinese catalogues. Do not edit.
import type { Tag } from '../types.ts';

/** The arguments of each message of `shell`, by key. */
export interface Shell {
  'back': undefined;
  'home': undefined;
  'skip': undefined;
  'loading': undefined;
  'signingIn': undefined;
  'signingInText': undefined;
  'signIn': undefined;
  'notFound.title': undefined;
  'notFound.text': undefined;
  'chunk.title': undefined;
  'chunk.timeout': { seconds: number };
  'chunk.missing': undefined;
  'crash.title': undefined;
  'crash.text': undefined;
  'retry': undefined;
  'notOpened': undefined;
  'reload': undefined;
  'close': undefined;
  'call': undefined;
  'notice.title': undefined;
  'notice.confirm': undefined;
  'tabs.label': undefined;
  'tabs.home': undefined;
  'tabs.flights': undefined;
  'tabs.trip': undefined;
  'tabs.checkIn': undefined;
  'tabs.mine': undefined;
  'again.title': undefined;
  'again.asked': undefined;
  'again.waiting': undefined;
  'again.refused': undefined;
  'again.later': undefined;
  'again.signIn': undefined;
  'again.done': undefined;
  'offline': { b: Tag; time: string | number };
  'offline.now': undefined;
  'chunk.offline': undefined;
  'chunk.offlineText': undefined;
  'section.home': undefined;
  'section.mine': undefined;
  'section.account': undefined;
  'section.points': undefined;
  'section.beneficiaries': undefined;
  'section.programmes': undefined;
  'section.flight': undefined;
  'section.check-in': undefined;
  'nav.language': undefined;
  'nav.hotline': { number: string | number };
  'section.booking': undefined;
  'section.refunds': undefined;
  'section.changes': undefined;
  'section.notices': undefined;
  'section.orders': undefined;
}
