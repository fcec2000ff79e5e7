import type { ReactNode } from 'react';
import type { JourneySegment } from '../../../contracts/check-in/check-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import type { IconName } from '../../../primitives/icon/Icon.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import type { CheckInGate } from '../../../rules/check-in/gate.ts';
import { shutIcons, ShutStep } from '../ShutStep.tsx';

type Shut = Exclude<CheckInGate<JourneySegment>, { gate: 'open' }>;

export interface CheckInShutProps {
  gate: Shut;
  segment: JourneySegment;
  /** Passenger ids from the address. */
  named: string | undefined;
}

const icons: Readonly<Record<Shut['gate'], IconName>> = {
  ...shutIcons,
  notSupported: 'flight',
  notOpen: 'clock',
  outOfTurn: 'flight',
  informationMissing: 'passport',
  done: 'check',
};

/** Why nobody can check in here now, and the way on. */
export function CheckInShut({ gate, segment, named }: CheckInShutProps) {
  const t = useMessages('seat-choice');
  const words = useMessages('check-in');
  const way = <ShutWay gate={gate} segment={segment} named={named} />;
  const { counters } = segment.airport;
  if (gate.gate === 'done')
    return (
      <Card>
        <EmptyState icon={icons.done} title={t('done.title')} text={t('done.text')} action={way} />
      </Card>
    );
  const told: ReactNode = words(`${gate.gate}.do`);
  return (
    <Card>
      <EmptyState
        icon={icons[gate.gate]}
        title={words(gate.gate)}
        text={
          gate.gate === 'closed' && counters !== undefined ? (
            <>
              {told} {t('checkIn.counters', { counters })}
            </>
          ) : (
            told
          )
        }
        action={way}
      />
    </Card>
  );
}

/** The one thing to do about it. */
function ShutWay({ gate, segment, named }: CheckInShutProps) {
  const t = useMessages('seat-choice');
  const { href } = useNavigation();
  const { segmentId } = segment;
  const query = { segment: segmentId, ...(named !== undefined && { passengers: named }) };
  const link = (to: string, text: string) => (
    <Button variant="tinted" size="medium" href={to}>
      {text}
    </Button>
  );
  switch (gate.gate) {
    case 'notOpen':
      return link(href('chooseSeat', { query }), t('checkIn.early'));
    case 'outOfTurn': {
      const { segmentId: before, flightNo } = gate.before;
      return link(
        href('chooseCheckInSeat', { query: { ...query, segment: before } }),
        t('checkIn.before', { flightNo }),
      );
    }
    case 'informationMissing':
      return link(href('checkInVerify', { query }), t('checkIn.inform'));
    case 'done':
      return link(href('boardingPass', { query: { segment: segmentId } }), t('pass'));
    case 'notSupported':
      return link(href('checkIn'), t('journeys'));
    case 'closed':
    case 'departed':
    case 'landed':
    case 'missed':
    case 'missedConnection':
      return <ShutStep state={gate.gate} segment={segment} />;
  }
}
