import type { ReactNode } from 'react';
import type { useJourneys } from '../../../client/check-in/check-in.ts';
import { JourneyCardSkeleton } from '../../../components/journey-card/JourneyCardSkeleton.tsx';
import { UnreadableEntries } from '../../../components/unreadable-entries/UnreadableEntries.tsx';
import type { Journey } from '../../../components/segment-route/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { CheckInStates } from '../CheckInStates.tsx';
import { KeptPasses } from './KeptPasses.tsx';
import * as styles from './journeys.css.ts';

export interface JourneysReadProps {
  read: ReturnType<typeof useJourneys>;
  /** Content while they are on their way; the shape of journeys without it. */
  waiting?: ReactNode;
  /** Words on what could not be had, and what has not changed; the words of check-in without them. */
  failed?: { readonly title: string; readonly note: string };
  children: (journeys: readonly Journey[]) => ReactNode;
}

/** Content from the journeys: on their way, not to be had, or there, from when they are without a network. */
export function JourneysRead({ read, waiting, failed, children }: JourneysReadProps) {
  const t = useMessages('check-in');
  if (read.data)
    return (
      <>
        <div className={styles.above}>
          <ReadOffline readAt={read.dataUpdatedAt} />
        </div>
        {children(read.data.journeys)}
        <UnreadableEntries entries={read.data.unreadable} />
      </>
    );
  return (
    <>
      <CheckInStates
        read={read}
        title={failed?.title ?? t('read.failed')}
        note={failed?.note ?? t('read.unchanged')}
      >
        {waiting ?? <JourneyCardSkeleton />}
      </CheckInStates>
      {read.error && <KeptPasses />}
    </>
  );
}
