import type { SeatLayout } from '../../rules/seats/layout.ts';
import type { SeatChangeEnd } from '../../rules/seats/change.ts';
import { walkBetween, type Walk } from './walk.ts';
import * as styles from './SeatWalk.css.ts';

interface SeatWalkProps {
  layout: SeatLayout;
  /** Designators: given up, and wanted. */
  from: string;
  to: string;
  end: SeatChangeEnd;
  /** Seats of those who travel along: numbered from 2. */
  beside: readonly string[];
}

type Look = keyof typeof styles.looks;

/** How the two seats look, by what has become of the change. */
const looksOf: Readonly<Record<SeatChangeEnd, { readonly from: Look; readonly to: Look }>> = {
  working: { from: 'left', to: 'wanted' },
  changed: { from: 'left', to: 'chosen' },
  restored: { from: 'chosen', to: 'lost' },
  lost: { from: 'left', to: 'lost' },
};

/** The rows between the two seats and the walk from one to the other. A picture: the words are above it. */
export function SeatWalk({ layout, from, to, end, beside }: SeatWalkProps) {
  const walk = walkBetween(layout, from, to);
  if (!walk) return null;
  const { width, height, numbers, path, size } = walk;
  const looks = looksOf[end];
  const drawn = (designator: string): readonly [look: Look, sign: string] => {
    if (designator === from) return [looks.from, '1'];
    if (designator === to) return [looks.to, looks.to === 'lost' ? '×' : '1'];
    const other = beside.indexOf(designator);
    return other === -1 ? ['faint', ''] : ['chosen', String(other + 2)];
  };
  return (
    <div className={styles.band} aria-hidden>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        className={styles.cabin}
        data-broad={size.cell < 44 || undefined}
      >
        <rect x={-2} y={-4} width={width + 4} height={height + 8} className={styles.hull} />
        <rect x={4} y={-4} width={width - 8} height={height + 8} className={styles.lining} />
        {numbers.map(({ text, x, y, held }) => (
          <text key={text} x={x} y={y} className={styles.number} data-held={held || undefined}>
            {text}
          </text>
        ))}
        {walk.seats.map((seat) => {
          const [look, sign] = drawn(seat.designator);
          return <WalkSeat key={seat.designator} {...seat} size={size} look={look} sign={sign} />;
        })}
        {(end === 'working' || end === 'changed') && (
          <path
            d={path}
            pathLength={100}
            className={styles.way}
            data-working={end === 'working' || undefined}
          />
        )}
      </svg>
    </div>
  );
}

interface WalkSeatProps {
  x: number;
  y: number;
  size: Walk['size'];
  look: Look;
  sign: string;
}

function WalkSeat({ x, y, size: { seat, corner }, look, sign }: WalkSeatProps) {
  const half = seat / 2;
  return (
    <g className={styles.looks[look]}>
      <rect x={x - half} y={y - half} width={seat} height={seat} rx={corner} />
      {sign && (
        <line
          className={styles.back}
          x1={x - half + 6}
          x2={x + half - 6}
          y1={y + half - 5}
          y2={y + half - 5}
        />
      )}
      {sign && (
        <text x={x} y={y - 2} className={styles.sign}>
          {sign}
        </text>
      )}
    </g>
  );
}
