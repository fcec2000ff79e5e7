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

interface OfFlightProps {
  title: string;
  /** From the address. */
  flight: string | undefined;
  children: (flight: UpgradeFlight, known: UpgradeKnown) => ReactNode;
}

/** One flight of the address; one that is not among those that can be upgraded says so. */
export function OfFlight({ title, flight, children }: OfFlightProps) {
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
              title={t('gone')}
              text={t('gone.text')}
              action={<Button href={href('upgradePassengers')}>{t('toPeople')}</Button>}
            />
          </Frame>
        );
      }}
    </UpgradeReading>
  );
}
