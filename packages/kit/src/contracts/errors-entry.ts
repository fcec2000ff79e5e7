import type { Area as ContractArea } from './areas.ts';

/**
 * Action of the person after an error. `goTo:` names a destination of the navigation. `elsewhere` is done outside this site: in
 * the app, at the counter, where the ticket was bought.
 */
export type ErrorAction =
  | 'retry'
  | 'signIn'
  | 'callHotline'
  | `goTo:${string}`
  | 'correct'
  | 'wait'
  | 'elsewhere'
  | 'none';

/** The catalogue of messages that holds an error's text: an area of the product, or one shared by all. */
export type MessageArea =
  | ContractArea
  | 'airport'
  | 'attachments'
  | 'agent-refund'
  | 'bank-card'
  | 'repurchase'
  | 'booking-form'
  | 'notify'
  | 'failures'
  | 'shell'
  | 'validation'
  | 'pinyin'
  | 'sign-in'
  | 'holder'
  | 'outcome'
  | 'recovery'
  | 'register'
  | 'retro'
  | 'calculator'
  | 'coupons'
  | 'payment'
  | 'points-orders'
  | 'flight-change'
  | 'reimbursement'
  | 'tier-orders'
  | 'upgrades'
  | 'youth';

/** One error or named state of the documents. */
export interface ErrorEntry {
  /** `retro.RTC01`, `request.network`. Stories name it in `parameters.covers`. */
  readonly code: string;
  /** In English; the document's own wording where it gives one. */
  readonly meaning: string;
  readonly action: ErrorAction;
  /** `area.key` of the message that tells the person. Empty where nothing is shown. */
  readonly messageKey: `${MessageArea}.${string}` | '';
  /** `area.key` of the title above it, where it has one. */
  readonly titleKey?: `${MessageArea}.${string}`;
  /** Names or documented paths of the calls that answer with it; left out when any call can, or none. */
  readonly calls?: readonly string[];
}
