import { FlightChange, type FlightSide } from '../../../components/ticket-change/FlightChange.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import * as link from '../../../primitives/link/Link.css.ts';
import { Link } from '../../../primitives/link/Link.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useFlightWords } from '../use-flight-words.ts';
import type { Party } from './use-party.ts';

interface NewFlightProps {
  was: Party['leg'];
  is: readonly FlightSide[];
  /** Seats are waited for. */
  waitlist: boolean | undefined;
  /** Where another one is chosen. */
  otherHref: string;
}

/** The new flight beside the old one, and what it means to wait for its seats. */
export function NewFlight({ was, is, waitlist, otherHref }: NewFlightProps) {
  const t = useMessages('changes');
  const { side } = useFlightWords();
  return (
    <>
      <FlightChange
        was={side(was)}
        is={is}
        action={
          <Link className={link.alone} href={otherHref}>
            {t('otherFlight')}
          </Link>
        }
      />
      {waitlist && (
        <Notice tone="attention" title={t('waitlist')}>
          {t('waitlist.text')}
        </Notice>
      )}
    </>
  );
}
