import type { FlightDynamics } from '../../../contracts/flight/dynamics.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section, SectionLink } from '../../../primitives/card/Section.tsx';
import * as styles from './dynamics.css.ts';

/** The aircraft of a flight, how punctual it is, and who operates it. */
export function FlightPlane({ data }: { data: FlightDynamics }) {
  const t = useMessages('dynamics');
  const { href } = useNavigation();
  const { flightNo, day, aircraft, punctuality, operatedBy, codeshares } = data;
  const facts = [
    aircraft?.years === undefined ? undefined : t('plane.years', { years: aircraft.years }),
    punctuality === undefined ? undefined : t('plane.punctuality', { percent: punctuality }),
  ].filter((each) => each !== undefined);
  const notes = [
    operatedBy &&
      (operatedBy.flightNo === undefined
        ? t('operatedBy', { name: operatedBy.name })
        : t('operatedAs', { name: operatedBy.name, number: operatedBy.flightNo })),
    codeshares.length > 0 ? t('codeshares', { numbers: codeshares.join(', ') }) : undefined,
  ].filter((each) => each !== undefined);
  if (!aircraft && facts.length === 0 && notes.length === 0) return null;
  return (
    <Section
      title={t('plane.title')}
      action={
        <SectionLink href={href('cabinSeats', { query: { flight: flightNo, day } })}>
          {t('plane.cabin')}
        </SectionLink>
      }
    >
      <Card>
        <div className={styles.lines}>
          {aircraft && (
            <p className={styles.strong}>
              {aircraft.seats === undefined
                ? aircraft.type
                : t('plane.seats', { type: aircraft.type, seats: aircraft.seats })}
            </p>
          )}
          {facts.length > 0 && <p className={styles.quiet}>{facts.join(' · ')}</p>}
          {notes.map((note) => (
            <p key={note} className={styles.quiet}>
              {note}
            </p>
          ))}
        </div>
      </Card>
    </Section>
  );
}
