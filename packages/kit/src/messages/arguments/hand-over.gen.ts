// Written by `npm run messages` from the Chinese catalogues. Do not edit.
import type { Tag } from '../types.ts';

/** The arguments of each message of `hand-over`, by key. */
export interface HandOver {
  'question.title': { partner: string | number };
  'question.text': { partner: string | number };
  'question.account': { b: Tag; name: string | number };
  'question.replaces': { b: Tag; name: string | number };
  'question.replacesSomebody': undefined;
  'question.continue': undefined;
  'question.guest': undefined;
  'question.stay': undefined;
  'out.title': undefined;
  'out.text': { partner: string | number };
  'out.continue': undefined;
  'done': { partner: string | number; b: Tag; name: string | number };
  'done.plain': { partner: string | number };
  'done.undo': undefined;
  'done.close': undefined;
  'undone': undefined;
  'partner.rail': undefined;
  'partner.bank': undefined;
  'partner.company': undefined;
  'partner.other': undefined;
}
