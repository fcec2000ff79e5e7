import { CounterPlace } from '../../../components/counter-place/CounterPlace.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import type { IconName } from '../../../primitives/icon/Icon.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { waitsFor } from '../../../rules/check-in/journey-state.ts';
import { shutStates } from '../../../rules/check-in/shut.ts';
import type { FoundSegment } from './found-segment.ts';
import type { PartyStop } from './party-stop.ts';
import { SegmentCard } from './SegmentCard.tsx';
import { shutIcons, ShutStep } from '../ShutStep.tsx';
import { beginning } from '../ways.ts';
import * as styles from './journeys.css.ts';

interface PartyStoppedProps extends FoundSegment {
  stop: PartyStop;
  /** The airline's clock, ms since 1970. */
  now: number;
}

const icons: Record<PartyStop, IconName> = {
  ...shutIcons,
  notSupported: 'info',
  notOpen: 'clock',
  outOfTurn: 'lock',
  nobody: 'check',
};

/** Why nobody can be chosen, and what can be done instead. */
export function PartyStopped({ stop, segments, segment, now }: PartyStoppedProps) {
  const t = useMessages('check-in');
  const navigation = useNavigation();
  const before = waitsFor(segments, segment);
  const shut = shutStates.find((state) => state === stop);
  const way =
    stop === 'notOpen'
      ? { label: t('seats.first'), href: beginning(navigation, segment, 'seats') }
      : stop === 'outOfTurn' && before
        ? {
            label: t('rules.go', { flight: before.flightNo }),
            href: beginning(navigation, before, 'checkIn'),
          }
        : { label: t('missing.back'), href: navigation.href('checkIn') };
  return (
    <div className={styles.cards}>
      <SegmentCard segment={segment} now={now} />
      <Card>
        <EmptyState
          icon={icons[stop]}
          title={stop === 'nobody' ? t('party.none') : t(stop)}
          text={stop === 'nobody' ? t('party.noneText') : t(`${stop}.do`)}
          action={
            shut && shut !== 'closed' ? (
              <ShutStep state={shut} segment={segment} />
            ) : (
              <Button variant="tinted" size="medium" href={way.href}>
                {way.label}
              </Button>
            )
          }
        />
      </Card>
      {stop === 'closed' && (
        <Card>
          <CounterPlace segment={segment} now={now} />
        </Card>
      )}
    </div>
  );
}
