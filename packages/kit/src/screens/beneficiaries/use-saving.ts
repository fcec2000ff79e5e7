import { useState } from 'react';
import {
  useAddBeneficiary,
  useLookUpBeneficiaries,
  useReloadBeneficiaries,
  useUpdateBeneficiary,
} from '../../client/beneficiaries.ts';
import { RequestFailure } from '../../client/failure.ts';
import { outcomeUnknown } from '../../client/outcome.ts';
import { useOneAtATime } from '../shell/use-one-at-a-time.ts';
import { wasSaved, type BeneficiarySent } from '../../validators/beneficiary-wire.ts';

/**
 * How far saving has come.
 * - `refused` the server's words say why
 * - `unknown` sent, and no answer came; `checking` the list is asked whether it has arrived
 * - `absent` it has not arrived: it can be sent again
 */
export type Saving =
  | { readonly state: 'editing' | 'sending' | 'absent' }
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'unknown' | 'checking'; readonly sent: BeneficiarySent };

export interface SavingOptions {
  /** Of what is changed; without it one is added. */
  readonly id: string | undefined;
  /** What was sent before and is not certain yet. */
  readonly unsure: BeneficiarySent | undefined;
  /** Something was sent and no answer came, or that has been found out. */
  readonly onUnsure: (sent: BeneficiarySent | undefined) => void;
  /** It is saved. Called once, also when the traveller has left the screen meanwhile. */
  readonly onSaved: (here: boolean) => void;
}

/** Saves a beneficiary: one request at a time, and after an unknown outcome none before the list has been asked. */
export function useSaving({ id, unsure, onUnsure, onSaved }: SavingOptions) {
  const lookUp = useLookUpBeneficiaries();
  const reload = useReloadBeneficiaries();
  const add = useAddBeneficiary();
  const update = useUpdateBeneficiary();
  const [saving, setSaving] = useState<Saving>(
    unsure ? { state: 'unknown', sent: unsure } : { state: 'editing' },
  );
  const { once, isHere } = useOneAtATime();

  const saved = () => {
    onSaved(isHere());
    void reload();
  };
  const send = async (fields: BeneficiarySent) => {
    setSaving({ state: 'sending' });
    try {
      await (id === undefined
        ? add.mutateAsync(fields)
        : update.mutateAsync({ beneficiaryId: id, ...fields }));
      saved();
    } catch (reason) {
      if (!(reason instanceof RequestFailure)) throw reason;
      const { failure } = reason;
      if (outcomeUnknown(failure)) {
        onUnsure(fields);
        setSaving({ state: 'unknown', sent: fields });
      } else if (failure.kind === 'refused') setSaving({ state: 'refused', message: failure.message });
      else setSaving({ state: 'editing' });
    }
  };
  const check = async (sent: BeneficiarySent) => {
    setSaving({ state: 'checking', sent });
    try {
      const { uniBeneficiaryDetails } = await lookUp();
      onUnsure(undefined);
      if (wasSaved(sent, uniBeneficiaryDetails, id)) saved();
      else setSaving({ state: 'absent' });
    } catch (reason) {
      if (!(reason instanceof RequestFailure)) throw reason;
      setSaving({ state: 'unknown', sent });
    }
  };
  return {
    saving,
    /** Sends what was typed; what is not certain yet is looked up instead. */
    save: (fields: BeneficiarySent) => once(() => ('sent' in saving ? check(saving.sent) : send(fields))),
    check: () => once(async () => ('sent' in saving ? check(saving.sent) : undefined)),
  };
}
