import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import type { CityTimes, TimesOf } from './types.ts';
import * as styles from './CityTable.css.ts';

interface CityTableProps {
  cities: readonly CityTimes[];
  own: readonly string[];
  of: TimesOf;
}

const figure = (words: ReactNode) => <span className={styles.figure}>{words}</span>;

/** One city a row: figure and unit apart, the stop in bold, one's own tinted. */
export function CityTable({ cities, own, of }: CityTableProps) {
  const t = useMessages('check-in');
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {t('rules.city')}
            </th>
            {of === 'online' && (
              <th scope="col" className={styles.headEnd}>
                {t('rules.open')}
              </th>
            )}
            <th scope="col" className={styles.headEnd}>
              {t(of === 'online' ? 'rules.close' : 'rules.counterClose')}
            </th>
          </tr>
        </thead>
        <tbody>
          {cities.map((each) => {
            const isOwn = own.includes(each.city);
            const { city, name, airports, opensHours, closesMinutes, counterMinutes } = each;
            return (
              <tr key={`${city} ${each.international}`} className={isOwn ? styles.own : styles.row}>
                <th scope="row" className={styles.city}>
                  <span className={styles.name}>
                    {name} {isOwn && <Badge tone="action">{t('rules.own')}</Badge>}
                  </span>
                  <span className={styles.airports}>{airports}</span>
                </th>
                {of === 'online' && (
                  <td className={styles.cell}>{t.rich('rules.hours', { count: opensHours, b: figure })}</td>
                )}
                <td className={styles.stop}>
                  {t.rich('rules.minutes', {
                    count: of === 'online' ? closesMinutes : counterMinutes,
                    b: figure,
                  })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
