import { useEffect, useState } from 'react';
import type { SafetyNotice, SafetyNoticeProps } from '../../../components/safety-notice/SafetyNotice.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import type { SeatPassenger } from '../../../rules/seats/cabin.ts';
import { seatedOf } from '../../../rules/seats/party.ts';

type Notice = typeof SafetyNotice;

const load = async (): Promise<Notice> =>
  (await import('../../../components/safety-notice/SafetyNotice.tsx')).SafetyNotice;

/** The safety notice between a button and what it does. */
export interface Safety {
  /** While it is asked. */
  readonly Notice: Notice | undefined;
  /** Does it, once the notice has been confirmed. */
  readonly ask: () => void;
  readonly confirm: () => void;
  readonly close: () => void;
}

/** @param safe it has been confirmed before */
export function useSafety(safe: boolean, act: () => void): Safety {
  const t = useMessages('seat-choice');
  const [Notice, show] = useState<Notice>();
  useEffect(() => {
    // Ahead, as the network may be gone when it is wanted.
    if (!safe) void load().catch(() => undefined);
  }, [safe]);
  const open = async () => {
    try {
      const loaded = await load();
      show(() => loaded);
    } catch {
      toastStore.show(t('notOpened'));
    }
  };
  const close = () => show(undefined);
  return {
    Notice,
    ask: () => (safe ? act() : void open()),
    confirm: () => {
      close();
      act();
    },
    close,
  };
}

interface SafetySheetProps extends Pick<SafetyNoticeProps, 'purpose'> {
  safety: Safety;
  party: readonly SeatPassenger[];
}

/** The notice over the map, for as long as it is asked. */
export function SafetySheet({ safety, party, purpose }: SafetySheetProps) {
  const { Notice, confirm, close } = safety;
  if (!Notice) return null;
  return (
    <Notice
      names={seatedOf(party).map(({ name }) => name)}
      purpose={purpose}
      onConfirm={confirm}
      onClose={close}
    />
  );
}
