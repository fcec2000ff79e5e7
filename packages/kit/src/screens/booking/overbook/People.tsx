import { usePartyWords } from '../../../components/fare-families/use-party-words.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { classNames } from '../../../primitives/class-names.ts';
import { FieldError } from '../../../primitives/field/FieldFrame.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { PassengerChip } from './PassengerChip.tsx';
import { PassengerNotes } from './PassengerNotes.tsx';
import { shownPeople } from './shown-people.ts';
import { useMissing, useOfBooking } from './under-way.tsx';
import { useObstacleWords } from './use-obstacle-words.ts';
import * as styles from './overbook.css.ts';

export interface PeopleProps {
  /** The page on which they are chosen. */
  href: string;
  /** The id of the way to that page. */
  id: string;
}

const kinds = ['adults', 'children', 'infants'] as const;

/** Passengers of the booking: a chip for each, their names as the tickets print them, and who takes the children along. */
export function People({ href, id }: PeopleProps) {
  const t = useMessages('booking-form');
  const words = usePartyWords();
  const obstacle = useObstacleWords();
  const people = useOfBooking((booking) => booking.people);
  const { chosen, party, journey } = people;
  const wrong = useMissing((_, booking) => booking.people.obstacle !== undefined);
  const counted = kinds.map((kind) => ({ kind, count: party[kind] })).filter(({ count }) => count > 0);
  return (
    <Section title={t('people')} action={<span className={styles.quiet}>{words(counted)}</span>}>
      <Card>
        <div className={styles.chips}>
          {shownPeople(people).map((one) => (
            <PassengerChip
              key={one.passenger.id}
              candidate={one}
              first={journey.days[0]}
              on={chosen.includes(one)}
            />
          ))}
          <Link
            id={id}
            href={href}
            look="plain"
            className={classNames(styles.chip, styles.chipAdd)}
            aria-describedby={wrong ? `${id}-wrong` : undefined}
          >
            <span className={styles.chipWords}>
              <span className={styles.chipName}>{t(chosen.length > 0 ? 'people.change' : 'people.add')}</span>
              <span className={styles.chipDetail}>{t('people.addHint')}</span>
            </span>
            <Icon name={chosen.length > 0 ? 'edit' : 'plus'} size={20} />
          </Link>
        </div>
        <div className={styles.below}>
          <PassengerNotes chosen={chosen} journey={journey} />
          {wrong && <FieldError id={`${id}-wrong`}>{obstacle(people)}</FieldError>}
        </div>
      </Card>
    </Section>
  );
}
