import { useState } from 'react';
import {
  useDeleteBeneficiary,
  useLookUpBeneficiaries,
  useReloadBeneficiaries,
} from '../../client/beneficiaries.ts';
import { RequestFailure } from '../../client/failure.ts';
import { outcomeUnknown } from '../../client/outcome.ts';
import type { Beneficiary } from '../../components/beneficiary-list/types.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { useOneAtATime } from '../shell/use-one-at-a-time.ts';
import { beneficiaryName } from '../../rules/beneficiaries.ts';

/**
 * Where a removal stands: `idle` nothing asked for, or refused; `sending`; `unknown` no answer came; `checking` the list
 * is asked whether it was done; `still` it was not.
 */
export type RemovalState = 'idle' | 'sending' | 'unknown' | 'checking' | 'still';

export interface Removal {
  readonly state: RemovalState;
  readonly remove: () => Promise<void>;
  /** Looks up what came of it. */
  readonly check: () => Promise<void>;
}

/** Rejects with what is no failure of the request. */
const failureOf = (reason: unknown): RequestFailure => {
  if (reason instanceof RequestFailure) return reason;
  throw reason;
};

/** Removes one beneficiary, once however often it is tapped, and leads back to the list when it is done. */
export function useRemoval(person: Beneficiary | undefined): Removal {
  const t = useMessages('beneficiaries');
  const navigation = useNavigation();
  const { mutateAsync } = useDeleteBeneficiary();
  const lookUp = useLookUpBeneficiaries();
  const reload = useReloadBeneficiaries();
  const [state, setState] = useState<RemovalState>('idle');
  const { once, isHere } = useOneAtATime();

  /** Who has left meanwhile stays where they are. */
  const done = (name: string) => {
    toastStore.show(t('remove.done', { name }));
    if (isHere()) navigation.replace('beneficiaries');
  };

  const act = (doing: RemovalState, how: (of: Beneficiary) => Promise<RemovalState>) =>
    once(async () => {
      if (!person) return;
      setState(doing);
      setState(await how(person));
    });

  return {
    state,
    remove: () =>
      act('sending', async (of) => {
        try {
          await mutateAsync({ beneficiaryId: of.beneficiaryId });
        } catch (reason) {
          if (!outcomeUnknown(failureOf(reason).failure)) return 'idle';
          // Whoever leaves now sees no list that may be wrong.
          await reload('nextTime');
          return 'unknown';
        }
        await reload();
        done(beneficiaryName(of));
        return 'sending';
      }),
    check: () =>
      act('checking', async (of) => {
        const list = await lookUp().catch(failureOf);
        if (list instanceof RequestFailure) return 'unknown';
        if (list.uniBeneficiaryDetails.some(({ beneficiaryId }) => beneficiaryId === of.beneficiaryId))
          return 'still';
        done(beneficiaryName(of));
        return 'checking';
      }),
  };
}
