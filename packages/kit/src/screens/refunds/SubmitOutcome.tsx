import type { RefundTicket } from '../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../messages/provider.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import type { VerifiedMutation } from '../shell/use-verified-mutation.ts';

interface SubmitOutcomeProps {
  write: VerifiedMutation<unknown>;
  /** Every ticket of the order, to name those that are refused. */
  tickets: readonly RefundTicket[];
}

/** Outcome of an application that was sent and is no request by now. */
export function SubmitOutcome({ write, tickets }: SubmitOutcomeProps) {
  const t = useMessages('refund-form');
  return (
    <OutcomeNotice
      write={write}
      words={{
        unknown: t('outcome.unknown'),
        absent: t('outcome.absent'),
        absentText: t('outcome.absentText'),
        refused: t('refused'),
      }}
      refusal={(failure) => <RefusalNotice title={t('refused')} {...{ failure, tickets }} />}
    />
  );
}
