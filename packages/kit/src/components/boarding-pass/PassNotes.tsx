import type { ReactNode } from 'react';
import { useMessages, type Translate } from '../../messages/provider.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { PassChange, PassFlight } from '../../rules/boarding-pass/boarding-pass.ts';
import { gateState, type GateState } from '../../rules/boarding-pass/gate.ts';
import { localTime } from '../../rules/time/time.ts';
import * as styles from './PassNotes.css.ts';

const bold = (words: ReactNode) => <strong className={styles.strong}>{words}</strong>;
const struck = (words: ReactNode) => <s>{words}</s>;

/** The new value of what was changed, as it is shown. */
const changed: Record<PassChange['what'], (flight: PassFlight) => string | undefined> = {
  gate: ({ gate }) => gate,
  boarding: ({ boards }) => boards && localTime(boards).time,
  departure: ({ from }) => localTime(from.time).time,
};

/** Changes since the pass was made, the old values struck. */
export function ChangeNotes({ flight }: { flight: PassFlight }) {
  const t = useMessages('boarding-pass');
  return flight.changes?.map((change) => (
    <ChangeNote key={change.what} t={t} flight={flight} change={change} />
  ));
}

interface ChangeNoteProps {
  t: Translate<'boarding-pass'>;
  flight: PassFlight;
  change: PassChange;
}

function ChangeNote({ t, flight, change: { what, before, at } }: ChangeNoteProps) {
  const told = localTime(at).time;
  return (
    <Notice
      tone="attention"
      icon={what === 'gate' ? 'pin' : 'clock'}
      live
      title={t(`change.${what}`, { now: changed[what](flight) ?? t('pending') })}
      action={
        <time dateTime={at} className={styles.told}>
          <span aria-hidden>{told}</span>
          <VisuallyHidden>{t('change.at', { time: told })}</VisuallyHidden>
        </time>
      }
    >
      {t.rich('change.before', {
        s: struck,
        before: what === 'gate' ? before : localTime(before).time,
        walk: what === 'gate' ? (flight.walk ?? 0) : 0,
      })}
    </Notice>
  );
}

/** When the gate closes, or that it has closed; after that, that the flight has left or landed. */
export function ClosingNote({ flight, now }: { flight: PassFlight; now: number }) {
  const Note = notes[gateState(flight, now)];
  return <Note flight={flight} />;
}

interface GateNoteProps {
  flight: PassFlight;
}

const notes: Record<GateState, (props: GateNoteProps) => ReactNode> = {
  open: OpenNote,
  closed: ClosedNote,
  departed: () => <LeftNote state="departed" />,
  landed: () => <LeftNote state="landed" />,
};

/** Beside the news of a change it is a quiet line. */
function OpenNote({ flight: { gateCloses, changes, walk = 0 } }: GateNoteProps) {
  const t = useMessages('boarding-pass');
  if (!gateCloses) return null;
  const { time } = localTime(gateCloses);
  if (changes?.length) {
    return <p className={styles.quiet}>{t.rich('closes', { b: bold, time, walk: 0 })}</p>;
  }
  return (
    <Notice tone="attention" icon="clock">
      {t.rich('closes', { b: bold, time, walk })}
    </Notice>
  );
}

function ClosedNote({ flight: { gateCloses } }: GateNoteProps) {
  const t = useMessages('boarding-pass');
  return (
    <Notice
      tone="error"
      icon="lock"
      live
      title={t('closed', { time: gateCloses ? localTime(gateCloses).time : '' })}
    >
      {t('closed.text')}
    </Notice>
  );
}

/** Nobody is sent to the gate of a flight that has left. */
function LeftNote({ state }: { state: 'departed' | 'landed' }) {
  const t = useMessages('boarding-pass');
  return (
    <Notice tone="info" icon={state === 'landed' ? 'check' : 'flight'} live title={t(state)}>
      {t(`${state}.text`)}
    </Notice>
  );
}
