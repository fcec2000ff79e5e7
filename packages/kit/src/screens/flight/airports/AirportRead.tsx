import { airportRefusedAs } from '../../../client/flight/airports.ts';
import type { RequestFailure } from '../../../client/failure.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Reading, type ReadingProps } from '../../shell/ReadStates.tsx';

/** A read about an airport in all of its states; an airport of which nothing is known has words of its own. */
export function AirportRead<Data>(props: ReadingProps<Data>) {
  const t = useMessages('airport');
  const { data, error }: { data: Data | undefined; error: RequestFailure | null } = props.read;
  if (data === undefined && error && airportRefusedAs(error) === 'airport.notServed')
    return <EmptyState drawing="not-found" title={t('notServed')} text={t('notServed.do')} />;
  return <Reading {...props} />;
}
