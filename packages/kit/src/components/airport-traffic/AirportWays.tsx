import type { ReactNode } from 'react';
import type { TrafficWay } from '../../contracts/flight/airport-traffic.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { slowerBy } from '../../rules/airports/traffic.ts';
import { Amount } from '../amount/Amount.tsx';
import * as styles from './AirportTraffic.css.ts';

export interface AirportWaysProps extends RootProps<HTMLUListElement> {
  /** Ways to the airport, in the order in which they are shown. */
  ways: readonly TrafficWay[];
}

/** Ways to an airport: how long each takes now, from where, how often, and what it costs. */
export function AirportWays({ ways, className, ...root }: AirportWaysProps) {
  return (
    <ul {...root} className={classNames(styles.ways, className)}>
      {ways.map((way) => (
        <Way key={way.id} way={way} />
      ))}
    </ul>
  );
}

const unit = (words: ReactNode) => <span className={styles.unit}>{words}</span>;

function Way({ way }: { way: TrafficWay }) {
  const t = useMessages('airport');
  const { list, number } = useFormats();
  const { kind, name, place, terminals, minutes, every, first, last, price } = way;
  const slower = slowerBy(way);
  return (
    <li className={styles.way}>
      <div className={styles.words}>
        <p className={styles.name}>{name ?? t(`way.${kind}`)}</p>
        {place !== undefined && <p className={styles.line}>{t('way.from', { place })}</p>}
        {terminals.length > 0 && (
          <p className={styles.line}>{t('way.terminals', { terminals: list(terminals) })}</p>
        )}
        {first !== undefined && last !== undefined && (
          <p className={styles.line}>{t('way.hours', { first, last })}</p>
        )}
        {every !== undefined && <p className={styles.line}>{t('way.every', { count: every })}</p>}
        {slower !== undefined && <p className={styles.slow}>{t('way.slower', { count: slower })}</p>}
      </div>
      <p className={styles.end}>
        <span className={styles.figure}>
          {minutes === undefined ? t('untold') : t.rich('way.minutes', { value: number(minutes), u: unit })}
        </span>
        {price && (
          <span className={styles.price}>
            <Amount value={price} />
          </span>
        )}
      </p>
    </li>
  );
}
