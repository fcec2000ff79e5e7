import type { FailureKind, RequestFailure } from '../../client/failure.ts';
import { failureCode } from '../../client/failure-code.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { DrawingName } from '../../primitives/drawing/Drawing.tsx';
import { FailedState } from '../../primitives/states/FailedState.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import * as styles from './RequestFailed.css.ts';

export interface RequestFailedProps {
  /** Sentence on what could not be had. */
  title: string;
  /** Note on what has not changed, to put the traveller's mind at rest. */
  note?: string | undefined;
  failure: RequestFailure;
  onRetry: () => void;
  /** The retry is under way. */
  busy?: boolean;
  /** The page has nothing else to show: no card, a drawing. */
  whole?: boolean | undefined;
}

const offline: readonly FailureKind[] = ['network', 'timeout'];

/** Drawing of a read that was not to be had. */
const drawingOf = ({ failure: { kind } }: RequestFailure): DrawingName =>
  offline.includes(kind) ? 'offline' : 'failed';

/** A read that failed: what happened, what to do, the hotline, and the code in small print. */
export function RequestFailed({ title, note, failure, onRetry, busy = false, whole }: RequestFailedProps) {
  const t = useMessages('failures');
  const { date } = useFormats();
  const { hotline } = useConfig();
  const { kind } = failure.failure;
  const text = t(`${kind}.text`);
  return (
    <FailedState
      title={title}
      text={
        <>
          {text}
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </>
      }
      retry={{ label: t('retry'), onClick: onRetry, busy }}
      hotline={{ label: t('call'), number: hotline }}
      drawing={whole ? drawingOf(failure) : undefined}
      smallPrint={`${failureCode(failure.failure)} · ${date(failure.at, 'moment')}`}
    />
  );
}
