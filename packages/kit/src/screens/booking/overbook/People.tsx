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
import { shownName } from '../../../rules/member.ts';
import { endsSoon, passportName, ticketName } from '../../../rules/booking/travellers.ts';
import type { Booking, Candidate } from './derive.ts';
import { useObstacleWords } from './use-obstacle-words.ts';
import * as styles from './overbook.css.ts';

export interface PeopleProps {
  booking: Booking;
  /** The page on which they are chosen. */
  href: string;
  /** Somebody has tried to go on: from then on obstacles are told. */
  tried: boolean;
  /** The id of the way to that page. */
  id: string;
}

/** Passengers of the booking: a chip for each, their names as the tickets print them, and who takes the children along. */
export function People({ booking, href, tried, id }: PeopleProps) {
  const t = useMessages('booking-form');
  const words = usePartyWords();
  const obstacle = useObstacleWords();
  const { chosen, party, journey } = booking;
  const wrong = tried && booking.obstacle !== undefined;
  const counted = (['adults', 'children', 'infants'] as const)
    .map((kind) => ({ kind, count: party[kind] }))
    .filter(({ count }) => count > 0);
  return (
    <Section title={t('people')} action={<span className={styles.quiet}>{words(counted)}</span>}>
      <Card>
        <div className={styles.chips}>
          {chosen.map((one) => (
            <Chip key={one.passenger.id} candidate={one} booking={booking} href={href} />
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
            <Printed key={one.passenger.id} candidate={one} />
          ))}
          {chosen
            .filter(({ traveller }) => endsSoon(traveller, journey))
            .map((one) => (
              <Soon key={one.passenger.id} candidate={one} />
            ))}
          {wrong && <FieldError id={`${id}-wrong`}>{obstacle(booking)}</FieldError>}
        </div>
      </Card>
    </Section>
  );
}

function Chip({ candidate, booking, href }: { candidate: Candidate; booking: Booking; href: string }) {
  const t = useMessages('booking-form');
  const documents = useMessages('beneficiaries');
  const locale = useLocale();
  const { passenger, traveller } = candidate;
  const { type, birthday, document } = traveller;
  const [first] = booking.journey.days;
  const facts = [
    t(`people.type.${type}`),
    ...(type === 'CHD' && birthday !== undefined ? [t('people.age', { age: ageOn(birthday, first) })] : []),
    ...(document ? [documents(`document.${credentialOf(document.idType)?.kind ?? 'other'}`)] : []),
  ];
  return (
    <Link href={href} look="plain" className={styles.chip}>
      <span className={styles.chipWords}>
        <span className={styles.chipName}>{shownName(passenger, locale, passenger.paxName).name}</span>
        <span className={styles.chipDetail}>{facts.join(' · ')}</span>
      </span>
      <Icon name="check" size={20} />
    </Link>
  );
}

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

/** A name as the ticket prints it, beside the order of the passport; at home it may be the Chinese one. */
function Printed({ candidate: { passenger, traveller } }: { candidate: Candidate }) {
  const t = useMessages('booking-form');
  const locale = useLocale();
  const [name, document] = [ticketName(traveller), passportName(traveller)];
  const who = shownName(passenger, locale, passenger.paxName).name;
  const { chineseName } = traveller;
  if (name !== undefined && document !== undefined)
    return <p className={styles.quiet}>{t('people.compared', { who, document, name })}</p>;
  return chineseName === undefined ? null : (
    <p className={styles.quiet}>{t('people.printed', { who, name: chineseName })}</p>
  );
}

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
