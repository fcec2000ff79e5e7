export { ClaimList, type ClaimListProps } from '../../src/components/retro-claim/ClaimList.tsx';
export { ClaimRules, type ClaimRulesProps } from '../../src/components/retro-claim/ClaimRules.tsx';
export {
  ClaimSegmentCard,
  type ClaimSegmentCardProps,
} from '../../src/components/retro-claim/ClaimSegmentCard.tsx';
export {
  ClaimTicketForm,
  type ClaimTicketFormProps,
} from '../../src/components/retro-claim/ClaimTicketForm.tsx';
export { NamesCompared, type NamesComparedProps } from '../../src/components/retro-claim/NamesCompared.tsx';
export {
  PartnerClaimForm,
  type PartnerClaimFormProps,
} from '../../src/components/retro-claim/PartnerClaimForm.tsx';
export { PastClaimCard, type PastClaimCardProps } from '../../src/components/retro-claim/PastClaimCard.tsx';
export type { EndNames, ShownTerms } from '../../src/components/retro-claim/types.ts';
export { ClaimSlip, type ClaimSlipProps } from '../../src/components/retro-claim/ClaimSlip.tsx';
