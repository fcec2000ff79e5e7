import type { ReactNode } from 'react';
import { useUpgradeOptions } from '../../../client/changes/upgrades.ts';
import type { UpgradeFlight, UpgradeOptions } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { useNow } from '../../shell/use-now.ts';
import * as styles from '../changes.css.ts';

/** Everything that a screen of upgrades knows. */
export interface UpgradeKnown {
  readonly options: UpgradeOptions;
  /** The airline's minute, ms since 1970. */
  readonly now: number;
  /** Instant of the reading, ms since 1970. */
  readonly readAt: number;
}

interface UpgradeReadingProps {
  title: string;
  children: (known: UpgradeKnown) => ReactNode;
}

/** Flights that can be upgraded: on their way, not to be had, or there. */
export function UpgradeReading({ title, children }: UpgradeReadingProps) {
  const t = useMessages('upgrades');
  const read = useUpgradeOptions();
  const now = useNow();
  if (read.data && now !== undefined)
    return children({ options: read.data, now, readAt: read.dataUpdatedAt });
  return (
    <Frame title={title}>
      <ReadStates read={read} title={t('failed')} note={t('unchanged')}>
        <div className={styles.skeleton}>
          <Skeleton inlineSize="100%" blockSize={96} />
          <Skeleton inlineSize="100%" blockSize={220} />
        </div>
      </ReadStates>
    </Frame>
  );
}

/** Whether a flight is still to be flown. */
export const isAhead = ({ bar, departs }: UpgradeFlight, now: number): boolean =>
  bar !== 'flown' && Date.parse(departs) > now;

interface OfFlightProps {
  title: string;
  /** From the address. */
  flight: string | undefined;
  /** A step of the platinum voucher, whose flights are chosen on a page of their own. */
  platinum?: boolean;
  children: (flight: UpgradeFlight, known: UpgradeKnown) => ReactNode;
}

/** One flight of the address; where it names none, or one that is not among those that can be upgraded, that is said. */
export function OfFlight({ title, flight, platinum = false, children }: OfFlightProps) {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  return (
    <UpgradeReading title={title}>
      {(known) => {
        const found = known.options.flights.find(({ upgradeRef }) => upgradeRef === flight);
        if (found) return children(found, known);
        return (
          <Frame title={title}>
            <EmptyState
              drawing="flight"
              title={t(flight === undefined ? 'unchosen' : 'gone')}
              text={t(flight === undefined ? 'unchosen.text' : 'gone.text')}
              action={
                platinum ? (
                  <Button href={href('platinumUpgrade')}>{t('toFlights')}</Button>
                ) : (
                  <Button href={href('upgradePassengers')}>{t('toPeople')}</Button>
                )
              }
            />
          </Frame>
        );
      }}
    </UpgradeReading>
  );
}
