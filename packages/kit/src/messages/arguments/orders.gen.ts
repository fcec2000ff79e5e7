// Written by `npm run messages` from the Chinese catalogues. Do not edit.
import type { Tag } from '../types.ts';

/** The arguments of each message of `orders`, by key. */
export interface Orders {
  'status.waiting': undefined;
  'status.completed': undefined;
  'status.cancelled': undefined;
  'status.expired': undefined;
  'status.changed': undefined;
  'status.flightCancelled': undefined;
  'hold.order': { b: Tag; time: string | number; minutes: number };
  'hold.order.at': { b: Tag; date: string | number; time: string | number };
  'hold.seats': { b: Tag; time: string | number; minutes: number };
  'hold.seats.at': { b: Tag; date: string | number; time: string | number };
  'ordered': { date: string | number; time: string | number };
  'facts': undefined;
  'facts.orderNo': undefined;
  'facts.orderedAt': undefined;
  'facts.amount': undefined;
  'facts.paidBy': undefined;
  'copy': undefined;
  'copied': undefined;
  'copyFailed': undefined;
  'missing': undefined;
  'missing.text': undefined;
  'missing.all': undefined;
  'unasked': undefined;
  'unasked.text': undefined;
  'pay': undefined;
  'payFailed': undefined;
  'payFailed.text': undefined;
  'cancel': undefined;
  'cancel.title': undefined;
  'cancel.keep': undefined;
  'cancel.done': undefined;
  'cancel.unknown': undefined;
  'cancel.absent': undefined;
  'cancel.absentText': undefined;
  'cancel.refused': undefined;
  'cancel.absentAgain': undefined;
  'status.ticketing': undefined;
  'status.waitlist': undefined;
  'status.abnormal': undefined;
  'closed': undefined;
  'closed.text': undefined;
  'span': undefined;
  'span.text': undefined;
}
