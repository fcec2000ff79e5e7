import { lazy, Suspense, useState } from 'react';
import type { SafetyNoticeProps } from '../../../components/safety-notice/SafetyNotice.tsx';
import type { SeatPassenger } from '../../../rules/seats/cabin.ts';
import { seatedOf } from '../../../rules/seats/party.ts';

const SafetyNotice = lazy(() =>
  import('../../../components/safety-notice/SafetyNotice.tsx').then((notice) => ({
    default: notice.SafetyNotice,
  })),
);

/** The safety notice between a button and what it does. */
export interface Safety {
  readonly open: boolean;
  /** Does it, once the notice has been confirmed. */
  readonly ask: () => void;
  readonly confirm: () => void;
  readonly close: () => void;
}

/** @param safe it has been confirmed before */
export function useSafety(safe: boolean, act: () => void): Safety {
  const [open, setOpen] = useState(false);
  return {
    open,
    ask: () => (safe ? act() : setOpen(true)),
    confirm: () => {
      setOpen(false);
      act();
    },
    close: () => setOpen(false),
  };
}

interface SafetySheetProps extends Pick<SafetyNoticeProps, 'purpose'> {
  safety: Safety;
  party: readonly SeatPassenger[];
}

/** The notice over the map, for as long as it is asked. */
export function SafetySheet({ safety, party, purpose }: SafetySheetProps) {
  if (!safety.open) return null;
  return (
    <Suspense>
      <SafetyNotice
        names={seatedOf(party).map(({ name }) => name)}
        purpose={purpose}
        onConfirm={safety.confirm}
        onClose={safety.close}
      />
    </Suspense>
  );
}
