import type { ReactNode } from 'react';
import type { RequestFailure } from '../../client/failure.ts';
import { useMessages } from '../../messages/provider.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import type { VerifiedMutation } from '../shell/use-verified-mutation.ts';

interface CancelOutcomeProps {
  write: VerifiedMutation<string>;
  /** It cannot be paid: on the waitlist, or where the airline offers that no more. */
  unpayable?: boolean;
  /** A refusal that has words of its own. */
  refusal: (failure: RequestFailure) => ReactNode;
}

/** Outcome of cancelling an order, where it is not plain success. */
export function CancelOutcome({ write, unpayable = false, refusal }: CancelOutcomeProps) {
  const t = useMessages('orders');
  return (
    <OutcomeNotice
      write={write}
      words={{
        unknown: t('cancel.unknown'),
        absent: t('cancel.absent'),
        absentText: t(unpayable ? 'cancel.absentAgain' : 'cancel.absentText'),
        refused: t('cancel.refused'),
      }}
      refusal={refusal}
    />
  );
}
