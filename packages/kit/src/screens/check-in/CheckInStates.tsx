import { ReadStates, type ReadStatesProps } from '../shell/ReadStates.tsx';
import { ReadFailed } from './ReadFailed.tsx';

/** A read of check-in before its data are there; a refusal is told in its own words. */
export function CheckInStates(props: Omit<ReadStatesProps, 'failed'>) {
  return <ReadStates failed={ReadFailed} {...props} />;
}
