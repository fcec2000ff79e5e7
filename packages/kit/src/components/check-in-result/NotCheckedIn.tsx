import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { CounterPlace } from '../counter-place/CounterPlace.tsx';
import type { JourneySegment, Traveller } from '../segment-route/types.ts';
import * as styles from './CheckInResult.css.ts';

export interface NotCheckedInProps extends RootProps<HTMLDivElement> {
  /** The segment, after check-in. */
  segment: JourneySegment;
  /** Passengers who could not be checked in, at least one. */
  passengers: readonly Traveller[];
  /** The airline's clock, milliseconds since 1970. */
  now: number;
  /** Where it can be tried once more; left out once check-in has closed. */
  againHref: string | undefined;
  /** Number to call. */
  hotline: string;
}

/** Passengers who could not be checked in and why; where to go, and the two ways on, once for all of them. */
export function NotCheckedIn({
  segment,
  passengers,
  now,
  againHref,
  hotline,
  className,
  ...root
}: NotCheckedInProps) {
  const t = useMessages('check-in');
  const references = [...new Set(passengers.flatMap(({ reference }) => reference ?? []))];
  return (
    <Card {...root} className={classNames(styles.failed, className)}>
      <Icon name="error" className={styles.failedIcon} />
      <div className={styles.failedBody}>
        {passengers.map(({ passengerId, name, failure }) => (
          <div key={passengerId} className={styles.failedPerson}>
            <div className={styles.failedHead}>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.not}>{t('result.not')}</p>
            </div>
            <p className={styles.reason}>{failure ?? t('result.failed')}</p>
            {failure === undefined && <p className={styles.small}>{t('failed.do')}</p>}
          </div>
        ))}
        <div className={styles.where}>
          <CounterPlace segment={segment} now={now} />
        </div>
        <div className={styles.ways}>
          {againHref !== undefined && (
            <Button variant="outline" size="medium" href={againHref}>
              {t('result.retry')}
            </Button>
          )}
          <Button variant="outline" size="medium" icon="phone" href={`tel:${hotline}`}>
            {hotline}
          </Button>
        </div>
        {references.map((reference) => (
          <p key={reference} className={styles.small}>
            {t('result.reference', { reference })}
          </p>
        ))}
      </div>
    </Card>
  );
}
