import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { inlineVars } from '../../primitives/inline-vars.ts';
import type { FeeAxis as Axis, AxisColumn } from '../../rules/fare-ladder/axis.ts';
import { wishes, type Wish } from '../../rules/fare-ladder/ladder.ts';
import { FeeAmount } from './FeeAmount.tsx';
import { useBounds } from './use-bounds.ts';
import * as styles from './FeeAxis.css.ts';

export interface FeeAxisProps {
  axis: Axis;
  /** Departure of the last leg, ms since 1970. */
  departs: number;
  /** ISO 4217. */
  currency: string;
}

/** Share of the plot's height that is kept free above the highest fee. */
const highest = 0.86;
const percent = (share: number) => `${share * 100}%`;
const up = (height: number) => 100 - height * highest * 100;

/** Stepped line through the columns that have a fee; it breaks where there is none. */
function lineOf(columns: readonly AxisColumn[], wish: Wish): string {
  let drawing = false;
  return columns
    .map(({ from, to, height: { [wish]: height } }) => {
      const began = drawing;
      drawing = height !== undefined;
      if (height === undefined) return '';
      return `${began ? 'V' : `M${from * 100} `}${up(height)}H${to * 100}`;
    })
    .join('');
}

/** More columns than this have words at the one in force alone. */
const mostWords = 5;

/** The fees of a ticket on one axis of time, with the present. A picture: the table beside it says the same in words. */
export function FeeAxis({ axis: { columns, now, current }, departs, currency }: FeeAxisProps) {
  const t = useMessages('fees');
  const { end } = useBounds();
  const inForce = current === undefined ? undefined : columns[current];
  const crowded = columns.length > mostWords;
  const hasWords = (index: number) => !crowded || index === current;
  return (
    <div
      className={styles.axis}
      // The only thing of the picture that a minute changes.
      style={inlineVars({ [styles.present]: percent(now) })}
      aria-hidden
      data-part="axis"
    >
      <div className={styles.plot}>
        {inForce && (
          <span
            className={styles.inForce}
            style={{
              insetInlineStart: percent(inForce.from),
              inlineSize: percent(inForce.to - inForce.from),
            }}
          />
        )}
        <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles.line.keep} d="M0 100H100" />
          {wishes.map((wish) => (
            <path key={wish} className={styles.line[wish]} d={lineOf(columns, wish)} />
          ))}
        </svg>
        <span className={styles.now}>
          {wishes.map((wish) => {
            const height = inForce?.height[wish];
            return (
              height !== undefined && (
                <span
                  key={wish}
                  className={styles.dot}
                  style={{ insetBlockEnd: percent(height * highest) }}
                />
              )
            );
          })}
          <span className={classNames(styles.dot, styles.dotOfKeep)} style={{ insetBlockEnd: 0 }} />
        </span>
        {columns.map(
          (column, index) =>
            (hasWords(index) || index === columns.length - 1) && (
              <Labels
                key={column.from}
                column={column}
                currency={currency}
                now={index === current ? now : undefined}
              />
            ),
        )}
      </div>
      <div className={styles.ends}>
        {!crowded && <span className={styles.start}>{t('before')}</span>}
        {columns.map(
          ({ step, to }, index) =>
            (to === 1 || hasWords(index)) && (
              <span
                key={to}
                className={to === 1 ? styles.endLast : styles.end}
                style={to === 1 ? undefined : { insetInlineStart: percent(to) }}
              >
                {end(step, departs)}
              </span>
            ),
        )}
        <span className={styles.nowWord}>{t('now')}</span>
      </div>
    </div>
  );
}

interface LabelsProps {
  column: AxisColumn;
  currency: string;
  /** Place of the present, in the column that is in force. */
  now: number | undefined;
}

/**
 * Side of the present with more room, so that its line crosses no figure.
 * @param share part of the column from which on a figure stands before the present
 */
const besideNow = (now: number, { from, to }: AxisColumn, share: number) =>
  now - from > (to - from) * share ? styles.labelBefore : styles.labelAfter;

/** The next step rises at the end of the column, beside the upper figure; under the lower one nothing does. */
const sides = { upper: 0.5, lower: 0.62 } as const;

/** The dearer fee above its line, the other below its own, where there is room for it. */
function Labels({ column, currency, now }: LabelsProps) {
  const { step, from, to, height } = column;
  const place =
    now === undefined ? { insetInlineStart: percent(from), inlineSize: percent(to - from) } : undefined;
  const names = (share: number) =>
    classNames(styles.label, now !== undefined && besideNow(now, column, share));
  const [upper, lower]: readonly [Wish, Wish] =
    (height.change ?? -1) > (height.refund ?? -1) ? ['change', 'refund'] : ['refund', 'change'];
  const low = height[lower];
  const same = low !== undefined && low === height[upper];
  return (
    <>
      <span
        className={names(sides.upper)}
        style={{ ...place, insetBlockEnd: percent((height[upper] ?? 0) * highest) }}
      >
        <FeeAmount fee={step[upper]} wish={upper} currency={currency} />
      </span>
      {low !== undefined && !same && low > 0.15 && (
        <span className={names(sides.lower)} style={{ ...place, insetBlockStart: `${up(low)}%` }}>
          <FeeAmount fee={step[lower]} wish={lower} currency={currency} />
        </span>
      )}
    </>
  );
}
