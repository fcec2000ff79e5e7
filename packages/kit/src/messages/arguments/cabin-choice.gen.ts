// Written by `npm run messages` from the Chinese catalogues. Do not edit.
import type { Tag } from '../types.ts';

/** The arguments of each message of `cabin-choice`, by key. */
export interface CabinChoice {
  'title': undefined;
  'step': { step: string | number; count: string | number };
  'flights': { flights: string | number; changes: number };
  'party': { adults: number; children: number; infants: number };
  'choose': undefined;
  'untold': undefined;
  'next': { step: string | number };
  'verify': undefined;
  'verifyWaitlist': undefined;
  'failed': undefined;
  'unchanged': undefined;
  'verifyFailed': undefined;
  'noOffer': undefined;
  'noOfferText': undefined;
  'gone': undefined;
  'goneText': undefined;
  'toList': undefined;
  'soldOut': undefined;
  'justSold': undefined;
  'justSoldText': undefined;
  'otherFare': undefined;
  'unreadable': undefined;
  'unreadableText': { hotline: string | number };
  'expired': undefined;
  'expiredText': { time: string | number };
  'expiredUntold': undefined;
  'again': undefined;
  'keptUntil': { b: Tag; time: string | number };
  'told': { time: string | number };
  'waitlist': undefined;
  'waitlistText': undefined;
  'limit': undefined;
  'limit.passengers': { count: string | number; chosen: string | number };
  'limit.members': undefined;
  'limit.change': undefined;
  'changed.title': undefined;
  'changed.accept': { price: string | number };
  'changed.leave': undefined;
  'childrenNote': undefined;
}
