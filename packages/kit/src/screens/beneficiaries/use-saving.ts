import {
  useAddBeneficiary,
  useLookUpBeneficiaries,
  useReloadBeneficiaries,
  useUpdateBeneficiary,
} from '../../client/beneficiaries/beneficiaries.ts';
import { wasSaved, type BeneficiarySent } from '../../validators/beneficiaries/beneficiary-wire.ts';
import { useVerifiedMutation, type VerifiedMutationOptions } from '../shell/use-verified-mutation.ts';

interface BeneficiarySavingOptions extends Pick<
  VerifiedMutationOptions<BeneficiarySent, unknown>,
  'unsure' | 'onUnsure'
> {
  /** Of what is changed; without it one is added. */
  readonly id: string | undefined;
  /** It is saved. Called once, also when the traveller has left the screen meanwhile. */
  readonly onSaved: (here: boolean, sent: BeneficiarySent) => void;
}

/** Saves a beneficiary, and looks it up on the list while that is not certain. */
export function useSaving({ id, unsure, onUnsure, onSaved }: BeneficiarySavingOptions) {
  const lookUp = useLookUpBeneficiaries();
  const reload = useReloadBeneficiaries();
  const add = useAddBeneficiary();
  const update = useUpdateBeneficiary();
  return useVerifiedMutation<BeneficiarySent, unknown>({
    send: (fields) =>
      id === undefined ? add.mutateAsync(fields) : update.mutateAsync({ beneficiaryId: id, ...fields }),
    lookUp: async (fields) =>
      wasSaved(fields, (await lookUp()).uniBeneficiaryDetails, id) ? true : undefined,
    unsure,
    onUnsure,
    onDone: (_answer, sent, here) => {
      onSaved(here, sent);
      void reload();
    },
  });
}
