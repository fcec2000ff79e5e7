import { memo } from 'react';
import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { classNames } from '../../../primitives/class-names.ts';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { FieldError } from '../../../primitives/field/FieldFrame.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { usePartyWords } from '../../../components/fare-families/use-party-words.ts';
import { ageOn } from '../../../rules/ages.ts';
import { credentialOf } from '../../../rules/credentials.ts';
import type { Day } from '../../../rules/days.ts';
import { shownName } from '../../../rules/member.ts';
import { comparedName } from '../../../rules/booking/traveller-names.ts';
import { endsSoon, partyOf } from '../../../rules/booking/travellers.ts';
import type { BookedParty, Candidate } from './booked-party.ts';
import { useObstacleWords } from './use-obstacle-words.ts';
import * as styles from './overbook.css.ts';
import { useMissing, useOfBooking, useWay } from './under-way.tsx';

export interface PeopleProps {
  /** The page on which they are chosen. */
  href: string;
  /** The id of the way to that page. */
  id: string;
}

const kinds = ['adults', 'children', 'infants'] as const;
const kindOf = { ADT: 'adults', CHD: 'children', INF: 'infants' } as const;
/** More saved people than this are on the page where they are chosen. */
const few = 5;

/** Passengers who are chosen, and the first of those who would fill a place that is left. */
function shownChips({ candidates, chosen, party }: BookedParty): readonly Candidate[] {
  const has = partyOf(chosen.map(({ traveller }) => traveller));
  const left = (one: Candidate) => {
    const kind = kindOf[one.traveller.type];
    return one.obstacle === undefined && has[kind] < party[kind];
  };
  const offered = candidates.filter((one) => !chosen.includes(one) && left(one)).slice(0, few);
  // In one order, so that a chip stays where it was pressed.
  return candidates.filter((one) => chosen.includes(one) || offered.includes(one));
}

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
          {shownChips(people).map((one) => (
            <Chip key={one.passenger.id} candidate={one} first={journey.days[0]} on={chosen.includes(one)} />
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
          <Led chosen={chosen} />
          {chosen.map((one) => (
            <Printed key={one.passenger.id} candidate={one} international={journey.international} />
          ))}
          {chosen
            .filter(({ traveller }) => endsSoon(traveller, journey))
            .map((one) => (
              <Soon key={one.passenger.id} candidate={one} />
            ))}
          {wrong && <FieldError id={`${id}-wrong`}>{obstacle(people)}</FieldError>}
        </div>
      </Card>
    </Section>
  );
}

interface ChipProps {
  candidate: Candidate;
  first: Day;
  on: boolean;
}

/** Somebody whom one tap takes along, or leaves out again. */
const Chip = memo(function Chip({ candidate, first, on }: ChipProps) {
  const t = useMessages('booking-form');
  const documents = useMessages('beneficiaries');
  const locale = useLocale();
  const { passenger, traveller } = candidate;
  const { type, birthday, document } = traveller;
  const { change } = useWay();
  const facts = [
    t(`people.type.${type}`),
    ...(type === 'CHD' && birthday !== undefined ? [t('people.age', { age: ageOn(birthday, first) })] : []),
    ...(document ? [documents(`document.${credentialOf(document.idType)?.kind ?? 'other'}`)] : []),
  ];
  return (
    <button
      type="button"
      aria-pressed={on}
      className={classNames(styles.chip, !on && styles.chipAdd)}
      onClick={() =>
        change(({ chosen }) => ({
          chosen: on ? chosen.filter((id) => id !== passenger.id) : [...chosen, passenger.id],
        }))
      }
    >
      <span className={styles.chipWords}>
        <span className={styles.chipName}>{shownName(passenger, locale, passenger.paxName).name}</span>
        <span className={styles.chipDetail}>{facts.join(' · ')}</span>
      </span>
      {on && <Icon name="check" size={20} />}
    </button>
  );
});

/** Children and who takes them along. */
function Led({ chosen }: { chosen: readonly Candidate[] }) {
  const t = useMessages('booking-form');
  const { list } = useFormats();
  const locale = useLocale();
  const name = ({ passenger }: Candidate) => shownName(passenger, locale, passenger.paxName).name;
  const children = chosen.filter(({ traveller }) => traveller.type !== 'ADT');
  const adults = chosen.filter(({ traveller }) => traveller.type === 'ADT');
  if (children.length === 0 || adults.length === 0) return null;
  return (
    <p className={styles.line}>
      <span className={styles.lineIcon}>
        <Icon name="check" size={16} />
      </span>
      {t('people.led', { children: list(children.map(name)), adults: list(adults.map(name)) })}
    </p>
  );
}

interface PrintedProps {
  candidate: Candidate;
  international: boolean;
}

/** A name as the ticket prints it, beside the order of the passport where one is shown. */
const Printed = memo(function Printed({ candidate: { passenger, traveller }, international }: PrintedProps) {
  const t = useMessages('booking-form');
  const locale = useLocale();
  const compared = comparedName(traveller, { international });
  if (!compared) return null;
  const who = shownName(passenger, locale, passenger.paxName).name;
  const { ticket: name, passport: document } = compared;
  return (
    <p className={styles.quiet}>
      {document === undefined
        ? t('people.printed', { who, name })
        : t('people.compared', { who, document, name })}
    </p>
  );
});

function Soon({ candidate: { passenger } }: { candidate: Candidate }) {
  const t = useMessages('booking-form');
  const locale = useLocale();
  return (
    <p className={styles.reason}>
      <span className={styles.lineIcon}>
        <Icon name="alert" size={16} />
      </span>
      {t('people.endsSoon', { name: shownName(passenger, locale, passenger.paxName).name })}
    </p>
  );
}
