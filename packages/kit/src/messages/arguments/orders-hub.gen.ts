// Written by `npm run messages` from the Chinese catalogues. Do not edit.
import type { Tag } from '../types.ts';

/** The arguments of each message of `orders-hub`, by key. */
export interface OrdersHub {
  'title': undefined;
  'intro': undefined;
  'kind.seats': undefined;
  'kind.points': undefined;
  'kind.tiers': undefined;
  'kind.tickets': undefined;
  'due': { count: number };
  'due.label': undefined;
  'count': { count: number };
  'unknown': undefined;
  'all': undefined;
  'all.label': undefined;
  'due.within': { minutes: number };
  'due.by': { day: string | number; time: string | number };
  'due.unit': { points: number };
  'waiting': undefined;
  'waiting.due': { minutes: number };
  'waiting.changed.time': undefined;
  'waiting.changed.cancelled': undefined;
  'waiting.changed.airport': undefined;
  'waiting.changed.cabin': undefined;
  'waiting.changed.other': undefined;
  'waiting.changes': { count: number };
  'waiting.earliest': { flight: Tag };
  'waiting.decide': undefined;
  'waiting.abnormal': undefined;
  'waiting.claim': undefined;
  'waiting.claimCount': { count: number };
  'waiting.claimText': { flight: string | number; date: string | number };
  'waiting.money': undefined;
  'waiting.moneyLate': { days: number };
  'waiting.moneyMaybe': { days: number };
  'waiting.moneyCount': { count: number };
  'waiting.moneyBy': { day: string | number };
  'waiting.moneyAbout': { day: string | number };
  'waiting.moneyWas': { day: string | number };
  'waiting.moneyWasAbout': { day: string | number };
  'waiting.moneyOn': undefined;
  'waiting.moneyYours': undefined;
  'waiting.moneyUntil': { day: string | number };
  'waiting.pay': undefined;
  'fees': undefined;
  'fees.text': undefined;
  'kinds': undefined;
  'kinds.span': undefined;
  'waiting.count': { count: number };
  'list': undefined;
  'list.text': undefined;
  'query': undefined;
  'query.text': undefined;
  'failed': undefined;
  'again': undefined;
}
