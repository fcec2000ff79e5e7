import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useFollowedFlights } from '../../../client/flight/dynamics.ts';
import { useClient } from '../../../client/provider.tsx';
import { useHost } from '../../../host/context.tsx';
import { useReturned } from '../../../host/use-returned.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { FailedRead } from '../../shell/ReadStates.tsx';
import { useNow } from '../../shell/use-now.ts';
import { FlightCards } from './FlightCards.tsx';
import { troubledFirst } from './shown.ts';
import * as styles from './dynamics.css.ts';

/** Flights that the member follows, the troubled ones first; a guest is told what signing in is good for. */
export function FollowedFlights() {
  const t = useMessages('dynamics');
  const { date } = useFormats();
  const signedIn = useSignedIn();
  const { login } = useClient();
  const now = useNow();
  const read = useFollowedFlights();
  useReturned(() => void (signedIn && read.refetch()));
  const { clock } = useHost();
  if (!signedIn)
    return (
      <Section title={t('followed.title')}>
        <Card>
          <EmptyState
            icon="star"
            title={t('followed.guest')}
            text={t('followed.guestText')}
            action={
              <Button variant="outline" size="medium" onClick={login}>
                {t('followed.signIn')}
              </Button>
            }
          />
        </Card>
      </Section>
    );
  return (
    <Section
      title={t('followed.title')}
      action={
        read.data && (
          <span className={styles.quiet}>
            {t('followed.updated', {
              time: date(new Date(clock.fromDevice(read.dataUpdatedAt)).toISOString(), 'time'),
            })}
          </span>
        )
      }
    >
      {read.data && now !== undefined ? (
        <FlightCards
          flights={read.data.flights}
          unreadable={read.data.unreadable}
          now={now}
          order={troubledFirst}
          empty={
            <Card>
              <EmptyState icon="star" title={t('followed.none')} text={t('followed.noneText')} />
            </Card>
          }
        />
      ) : read.error ? (
        <FailedRead read={read} title={t('followed.failed')} />
      ) : (
        <div className={styles.skeleton}>
          <Skeleton inlineSize="100%" blockSize={132} />
          <Skeleton inlineSize="100%" blockSize={132} />
        </div>
      )}
    </Section>
  );
}
