import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { checkInWindow, windowState } from '../../rules/check-in/check-in.ts';
import { useMoments } from '../segment-route/use-moments.ts';
import type { ActionPartProps } from './types.ts';
import { ActionRow } from '../../primitives/card/ActionRow.tsx';
import { Closed } from './Closed.tsx';
import { words } from '../../primitives/card/ActionRow.css.ts';

/** The pass with its seats, or check-in again where it was cancelled. */
export function Done(props: ActionPartProps) {
  const {
    segment,
    shared: { now, links },
  } = props;
  const t = useMessages('check-in');
  const seats = segment.passengers.flatMap(({ state, seat }) =>
    state === 'checkedIn' && seat !== undefined ? [seat] : [],
  );
  const checkedIn = segment.passengers.some(({ state }) => state === 'checkedIn');
  if (!checkedIn && windowState(checkInWindow(segment), now) === 'closed') return <Closed {...props} />;
  if (!checkedIn)
    return (
      <ActionRow words={t('cancelled.again')}>
        <Button
          variant="outline"
          size="medium"
          href={links.checkIn(segment)}
          aria-label={t('again.of', { flight: segment.flightNo })}
        >
          {t('again')}
        </Button>
      </ActionRow>
    );
  if (seats.length === 0) return <p className={words}>{t('seat.noneText')}</p>;
  return (
    <ActionRow words={t('seats.chosen', { seats: seats.join(t('separator')) })}>
      <PassButton segment={segment} href={links.pass(segment)} />
    </ActionRow>
  );
}

/** When it arrives, and the pass. */
export function Departed({ segment, shared: { now, links } }: ActionPartProps) {
  const t = useMessages('check-in');
  const { when } = useMoments(now);
  return (
    <ActionRow words={t('arrives', { when: when(segment.arrival.time) })}>
      <PassButton segment={segment} href={links.pass(segment)} />
    </ActionRow>
  );
}

/** Points that the flight has brought, or not. */
export function Landed({ segment, shared: { links } }: ActionPartProps) {
  const t = useMessages('check-in');
  return (
    <ActionRow words={t('landed.do')}>
      <Button
        variant="outline"
        size="medium"
        href={links.claim}
        aria-label={`${t('next.claim')} ${segment.flightNo}`}
      >
        {t('next.claim')}
      </Button>
    </ActionRow>
  );
}

function PassButton({ segment, href }: Pick<ActionPartProps, 'segment'> & { href: string }) {
  const t = useMessages('check-in');
  return (
    <Button
      variant="outline"
      size="medium"
      href={href}
      aria-label={t('pass.of', { flight: segment.flightNo })}
    >
      {t('pass.show')}
    </Button>
  );
}
