import type { JourneySegment } from '../../contracts/check-in/check-in.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import { nextSteps, type ShutState } from '../../rules/check-in/shut.ts';
import { useConfig } from '../../session/config-provider.tsx';
import { passOf } from './ways.ts';

/** The sign of each state in which nothing can be done online. */
export const shutIcons: Record<ShutState, IconName> = {
  closed: 'clock',
  departed: 'flight',
  landed: 'check',
  missed: 'alert',
  missedConnection: 'alert',
};

/** The one thing to do for a segment for which nothing can be done online. */
export function ShutStep({ state, segment }: { state: ShutState; segment: JourneySegment }) {
  const t = useMessages('check-in');
  const navigation = useNavigation();
  const { hotline } = useConfig();
  const step = nextSteps[state];
  const way =
    step === 'pass'
      ? { href: passOf(navigation, segment), label: t('pass.show') }
      : step === 'claim'
        ? { href: navigation.href('retroClaim'), label: t('next.claim') }
        : undefined;
  return way ? (
    <Button variant="tinted" size="medium" href={way.href}>
      {way.label}
    </Button>
  ) : (
    <Button variant="outline" size="medium" icon="phone" href={`tel:${hotline}`}>
      {t('next.call', { number: hotline })}
    </Button>
  );
}
