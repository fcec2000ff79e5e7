import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { checkInClosesMinutes, checkInOpensHours } from '../../rules/check-in/check-in.ts';
import type { CityTimes, TimesOf } from './types.ts';
import * as styles from './CheckInTimes.css.ts';

interface TimesFiguresProps {
  cities: readonly CityTimes[];
  kind: 'domestic' | 'international';
  of: TimesOf;
}

const figure = (words: ReactNode) => <span className={styles.figure}>{words}</span>;

/** The two figures that most people need. */
export function TimesFigures({ cities, kind, of }: TimesFiguresProps) {
  const t = useMessages('check-in');
  const minutes = cities.map(({ counterMinutes }) => counterMinutes);
  const [opens, closes] =
    of === 'online'
      ? [
          t.rich('rules.hours', { count: checkInOpensHours, b: figure }),
          t.rich('rules.minutes', { count: checkInClosesMinutes[kind], b: figure }),
        ]
      : [
          t.rich('rules.minutes', { count: mostCommon(minutes), b: figure }),
          t.rich('rules.minutes', { count: Math.max(0, ...minutes), b: figure }),
        ];
  return (
    <Card>
      <p className={styles.quiet}>{t(of === 'online' ? 'rules.online' : 'rules.counter', { kind })}</p>
      <div className={styles.figures}>
        <p className={styles.pair}>
          <span className={styles.unit}>{opens}</span>
          <span className={styles.quiet}>{t(of === 'online' ? 'rules.opens' : 'rules.most')}</span>
        </p>
        <p className={styles.pair}>
          <span className={styles.unit}>{closes}</span>
          <span className={styles.quiet}>{t(of === 'online' ? 'rules.closes' : 'rules.earliest')}</span>
        </p>
      </div>
    </Card>
  );
}

/** Most common of the numbers; 0 of none. */
function mostCommon(numbers: readonly number[]): number {
  const times = new Map<number, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  return [...times].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}
