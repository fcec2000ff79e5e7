import type { RequestFailure } from '../../client/failure.ts';
import { refusedAs } from '../../client/check-in/check-in.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { FailedState } from '../../primitives/states/FailedState.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { RequestFailed, type RequestFailedProps } from '../shell/RequestFailed.tsx';
import { wordsOf } from './refusal.ts';

/** A read of check-in that failed: a refusal in its own words, anything else as everywhere. One that is not the `whole` page is for a `Card`. */
export function ReadFailed(props: RequestFailedProps) {
  const words = wordsOf(props.failure);
  return words ? <Refused {...props} words={words} /> : <RequestFailed {...props} />;
}

function Refused({
  words,
  failure,
  onRetry,
  busy = false,
  whole,
}: RequestFailedProps & { words: NonNullable<ReturnType<typeof wordsOf>> }) {
  const t = useMessages('check-in');
  const failures = useMessages('failures');
  const { date } = useFormats();
  const { hotline } = useConfig();
  return (
    <FailedState
      title={t(words)}
      text={t(`${words}.do`)}
      retry={{ label: failures('retry'), onClick: onRetry, busy }}
      hotline={{ label: failures('call'), number: hotline }}
      drawing={whole ? 'failed' : undefined}
      smallPrint={smallPrintOf(failure, date(failure.at, 'moment'))}
    />
  );
}

const smallPrintOf = (failure: RequestFailure, at: string): string => `${refusedAs(failure)} · ${at}`;
