import { useMessages } from '../../../messages/provider.tsx';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { ChangeFrame } from './ChangeFrame.tsx';
import { ChangeOutcome } from './ChangeOutcome.tsx';
import { OldFlight } from './OldFlight.tsx';
import type { StepProps } from './People.tsx';
import type { Ordering } from './use-ordering.ts';

interface UnsureProps extends StepProps {
  ordering: Ordering;
}

/** An order that may have been made, and nobody left to order it for: only its outcome can be looked up. */
export function Unsure({ address, party, ordering: { write, check } }: UnsureProps) {
  const t = useMessages('changes');
  return (
    <ChangeFrame
      step="confirm"
      band={<OldFlight leg={party.leg} />}
      footer={
        <WriteButton wide write={write} onCheck={check}>
          {t('bar.change')}
        </WriteButton>
      }
    >
      <ChangeOutcome write={write} address={address} />
    </ChangeFrame>
  );
}
