import type { Bar, BarChartWords } from './types.ts';
import * as styles from './BarChart.css.ts';

/** The chart's figures as a table. */
export function BarTable({
  words,
  bars,
  format,
}: {
  words: BarChartWords;
  bars: readonly Bar[];
  format: (value: number) => string;
}) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.period}</th>
          <th scope="col" className={styles.figure}>
            {words.in}
          </th>
          <th scope="col" className={styles.figure}>
            {words.out}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.key} className={styles.row}>
            <th scope="row">{bar.name}</th>
            <td className={styles.figure}>{format(bar.in)}</td>
            <td className={styles.figure}>{format(bar.out)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
