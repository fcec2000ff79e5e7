import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { ScreenContent } from '../../../primitives/screen/Screen.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import type { OfferedProps } from './People.tsx';
import * as styles from './reschedule.css.ts';

interface NoFaresProps extends OfferedProps {
  /** Told once the flights were found. */
  title: string;
  /** Address of the flights. */
  toFlights: string;
}

/** In the place of fares: the flights are on their way, not to be had, or without a fare. */
export function NoFares({ offers: { read, found }, title, toFlights }: NoFaresProps) {
  const t = useMessages('changes');
  return (
    <ScreenContent wide>
      {found ? (
        <EmptyState
          drawing="not-found"
          title={title}
          text={t('flights.goneText')}
          action={
            <Button variant="outline" size="medium" href={toFlights}>
              {t('toFlights')}
            </Button>
          }
        />
      ) : (
        <ReadStates read={read} title={t('flights.failed')} note={t('unchanged')}>
          <div className={styles.skeleton}>
            <Skeleton inlineSize="100%" blockSize={180} />
            <Skeleton inlineSize="100%" blockSize={220} />
          </div>
        </ReadStates>
      )}
    </ScreenContent>
  );
}

/** In the place of fares that were to be had until now, the button that asks for them again. */
export function FaresExpired({ read }: Pick<OfferedProps['offers'], 'read'>) {
  const t = useMessages('changes');
  return (
    <ScreenContent wide>
      <EmptyState
        drawing="not-found"
        title={t('refused.expired')}
        text={t('refused.expiredText')}
        action={
          <Button variant="outline" size="medium" busy={read.isFetching} onClick={() => void read.refetch()}>
            {t('flights.again')}
          </Button>
        }
      />
    </ScreenContent>
  );
}
