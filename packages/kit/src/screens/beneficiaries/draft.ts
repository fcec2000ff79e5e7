import { beneficiaryCredentials } from '../../rules/credentials.ts';
import { relations } from '../../rules/relations.ts';
import { begunAlone, type DraftForm, type KeptChoices } from '../../session/drafts.ts';
import {
  emptyBeneficiary,
  emptyIdentity,
  type BeneficiaryTyped,
} from '../../validators/beneficiaries/beneficiary-typed.ts';
import type { BeneficiarySent } from '../../validators/beneficiaries/beneficiary-wire.ts';

/** Draft of a beneficiary that has not been saved. */
export interface BeneficiaryDraft {
  readonly typed: BeneficiaryTyped;
  /** Source that filled the fields last. */
  readonly from: 'hand' | 'passenger';
  /** Sent, and no answer came: it is looked up before anything is sent again. */
  readonly unsure?: BeneficiarySent | undefined;
  /** Input that a passenger's data have taken the place of. */
  readonly before?: BeneficiaryTyped | undefined;
}

/**
 * Relation and kind of document say nothing of a person, nor does it that something was sent without an answer; everything else
 * stays in memory.
 */
export const beneficiaryDraft: DraftForm<BeneficiaryDraft> = {
  name: 'beneficiary',
  keeps: {
    relation: relations.map(({ id }) => id),
    kind: beneficiaryCredentials,
    outcome: ['unknown'],
  },
  choices: ({ typed, unsure }) => ({
    relation: typed.relation,
    kind: typed.identities[0]?.kind ?? '',
    outcome: unsure ? 'unknown' : '',
  }),
};

/** Draft of a beneficiary on the list: its choices are those of the list, so that a reload leaves that something was typed. */
export const changedBeneficiaryDraft: DraftForm<BeneficiaryDraft> = {
  name: 'beneficiaryChange',
  ...begunAlone,
};

/** An empty form with the choices that a reload has left. */
export function typedOfKept({ relation = '', kind }: KeptChoices): BeneficiaryTyped {
  const chosen = beneficiaryCredentials.find((each) => each === kind);
  return {
    ...emptyBeneficiary,
    relation,
    ...(chosen && { identities: [emptyIdentity(chosen)] }),
  };
}
