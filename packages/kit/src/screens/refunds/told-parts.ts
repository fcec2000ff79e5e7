import type { ApplicationProblems } from './application.ts';
import type { RefundDraftInUse } from './refund-draft.ts';

/** Props that each part of the application takes. */
export interface ToldParts extends Pick<RefundDraftInUse, 'draft' | 'change'> {
  /** Parts that are not right, once it has been tried to hand it in. */
  readonly problems: ApplicationProblems | undefined;
}
