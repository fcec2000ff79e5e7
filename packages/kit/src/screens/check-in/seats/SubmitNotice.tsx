import type { ReactNode } from 'react';
import { refusedAs } from '../../../client/check-in/check-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import type { VerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { refusalOfCheckIn } from '../WriteRefused.tsx';

export interface SubmitNoticeProps {
  write: VerifiedMutation<unknown>;
  /** The way out of a refusal, by its code. */
  way?: ((refused: ReturnType<typeof refusedAs>) => ReactNode) | undefined;
}

/** Outcome of submitting seats, where it is not plain success. */
export function SubmitNotice({ write, way }: SubmitNoticeProps) {
  const t = useMessages('seat-choice');
  const failures = useMessages('failures');
  return (
    <OutcomeNotice
      write={write}
      words={{
        unknown: t('unknown.title'),
        absent: t('absent.title'),
        absentText: t('absent.text'),
        refused: failures('refused.title'),
      }}
      refusal={(failure) => refusalOfCheckIn(way?.(refusedAs(failure)))(failure)}
    />
  );
}
