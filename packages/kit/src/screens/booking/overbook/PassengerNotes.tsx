import { memo } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { comparedName } from '../../../rules/booking/traveller-names.ts';
import { endsSoon, type JourneyTerms } from '../../../rules/booking/travellers.ts';
import type { Candidate } from './booked-party.ts';
import { usePassengerName } from './use-passenger-name.ts';
import * as styles from './overbook.css.ts';

export interface PassengerNotesProps {
  chosen: readonly Candidate[];
  journey: JourneyTerms;
}

/** Notes on those who are chosen: who takes the children along, the names of the tickets, and passports that end soon. */
export const PassengerNotes = ({ chosen, journey }: PassengerNotesProps) => (
  <>
    <Led chosen={chosen} />
    {chosen.map((one) => (
      <Printed key={one.passenger.id} candidate={one} international={journey.international} />
    ))}
    {chosen
      .filter(({ traveller }) => endsSoon(traveller, journey))
      .map((one) => (
        <Soon key={one.passenger.id} candidate={one} />
      ))}
  </>
);

/** Children and who takes them along. */
function Led({ chosen }: { chosen: readonly Candidate[] }) {
  const t = useMessages('booking-form');
  const { list } = useFormats();
  const nameOf = usePassengerName();
  const children = chosen.filter(({ traveller }) => traveller.type !== 'ADT');
  const adults = chosen.filter(({ traveller }) => traveller.type === 'ADT');
  if (children.length === 0 || adults.length === 0) return null;
  return (
    <p className={styles.line}>
      <span className={styles.lineIcon}>
        <Icon name="check" size={16} />
      </span>
      {t('people.led', { children: list(children.map(nameOf)), adults: list(adults.map(nameOf)) })}
    </p>
  );
}

interface PrintedProps {
  candidate: Candidate;
  international: boolean;
}

/** A name as the ticket prints it, beside the order of the passport where one is shown. */
const Printed = memo(function Printed({ candidate, international }: PrintedProps) {
  const t = useMessages('booking-form');
  const nameOf = usePassengerName();
  const compared = comparedName(candidate.traveller, { international });
  if (!compared) return null;
  const who = nameOf(candidate);
  const { ticket: name, passport: document } = compared;
  return (
    <p className={styles.quiet}>
      {document === undefined
        ? t('people.printed', { who, name })
        : t('people.compared', { who, document, name })}
    </p>
  );
});

/** A document that ends soon after the journey. */
function Soon({ candidate }: { candidate: Candidate }) {
  const t = useMessages('booking-form');
  const nameOf = usePassengerName();
  return (
    <p className={styles.reason}>
      <span className={styles.lineIcon}>
        <Icon name="alert" size={16} />
      </span>
      {t('people.endsSoon', { name: nameOf(candidate) })}
    </p>
  );
}
