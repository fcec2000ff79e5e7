import type { IdentityPurpose } from '../../rules/member-account.ts';
import type { DraftForm } from '../../session/drafts.ts';

/** A proof of identity, in memory until it has served. Only the airline knows whether it still holds. */
export const proofOf: DraftForm<string> = { name: 'proof', keeps: {}, choices: () => ({}) };

/** Where a proof leads. */
export const afterProof = {
  mobile: 'editMobile',
  pointsPassword: 'editPointsPassword',
} as const satisfies Record<IdentityPurpose, string>;
