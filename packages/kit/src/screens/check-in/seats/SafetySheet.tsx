import { useEffect, type ComponentType } from 'react';
import type { SafetyNoticeProps } from '../../../components/safety-notice/SafetyNotice.tsx';
import { preloadMessages } from '../../../messages/pack.ts';
import { useLocale } from '../../../messages/provider.tsx';
import type { SeatPassenger } from '../../../rules/seats/cabin.ts';
import { seatedOf } from '../../../rules/seats/party.ts';
import { useLazySheet } from '../../shell/use-lazy-sheet.ts';

const load = async () => (await import('../../../components/safety-notice/SafetyNotice.tsx')).SafetyNotice;

/** Its text is a notice of the airline. */
const wordsOfNotice = ['notices', 'notice-dangerous-goods'] as const;

/** The safety notice between a button and what it does. */
export interface Safety {
  /** While it is asked. */
  readonly Notice: ComponentType<SafetyNoticeProps> | undefined;
  /** Does it, once the notice has been confirmed. */
  readonly ask: () => void;
  readonly confirm: () => void;
  readonly close: () => void;
}

/** @param safe it has been confirmed before */
export function useSafety(safe: boolean, act: () => void): Safety {
  const locale = useLocale();
  const { Sheet, state, show } = useLazySheet(load);
  useEffect(() => {
    // Ahead, as the network may be gone when it is wanted.
    if (!safe) void Promise.all([load(), preloadMessages(locale, wordsOfNotice)]).catch(() => undefined);
  }, [safe, locale]);
  return {
    Notice: state.open ? Sheet : undefined,
    ask: () => (safe ? act() : show()),
    confirm: () => {
      state.onClose();
      act();
    },
    close: state.onClose,
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
