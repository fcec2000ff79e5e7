import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { CardHead } from '../../primitives/card/CardHead.tsx';
import type { Day } from '../../rules/days.ts';
import { FlightDay } from '../segment-route/FlightDay.tsx';
import type { EndNames } from './types.ts';
import * as styles from './ClaimCard.css.ts';

export interface ClaimHeadProps {
  flight: { readonly flightNo: string; readonly flightDate: Day };
  names: EndNames;
  /** Badge of its state. */
  badge: ReactNode;
  /** Class, seat, name: what there is of it. */
  facts: readonly string[];
  /** `h2` where no heading is above the list. */
  heading?: 'h2' | 'h3' | undefined;
}

/** Which flight of which day, between which airports, and its state. */
export function ClaimHead({ flight, names, badge, facts, heading: Heading = 'h3' }: ClaimHeadProps) {
  const t = useMessages('retro');
  const { date } = useFormats();
  const { flightDate, flightNo } = flight;
  return (
    <>
      <CardHead>
        <FlightDay time={flightDate} day={date(flightDate, 'weekday')} flightNo={flightNo} />
        {badge}
      </CardHead>
      <Heading className={styles.route}>{t('route', { ...names })}</Heading>
      <p className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact} className={styles.fact}>
            {fact}
          </span>
        ))}
      </p>
    </>
  );
}
