import { useMessages } from '../../../messages/provider.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import type { ChangeAddress } from './address.ts';
import { ChangeRefused } from './ChangeRefused.tsx';
import type { Ordering } from './use-ordering.ts';

interface ChangeOutcomeProps extends Pick<Ordering, 'write'> {
  address: ChangeAddress;
  /** Asks for the sums again. */
  onStale?: (() => void) | undefined;
}

/** Outcome of an order of a change, where it is not plain success. */
export function ChangeOutcome({ write, address, onStale }: ChangeOutcomeProps) {
  const t = useMessages('changes');
  return (
    <OutcomeNotice
      write={write}
      words={{
        unknown: t('outcome.unknown'),
        absent: t('outcome.absent'),
        absentText: t('outcome.absentText'),
      }}
      refusal={(failure) => <ChangeRefused failure={failure} address={address} onAgain={onStale} />}
    />
  );
}
