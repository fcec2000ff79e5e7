import type { FlightRightKind } from '../../rules/dynamics/rights.ts';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import * as styles from './FlightDrawing.css.ts';

type FlightDrawingKind = FlightRightKind | 'taxi';

/** Drawings on the grid of the line set. No other page has them, so they are not in the set, which every page loads. */
const drawings: Partial<Record<FlightDrawingKind, string>> = {
  certificate: 'M6 3h8.5L18 6.5V21H6zM14 3v4h4M9 11.5h6M9 14.5h6M9 17.5h3.5',
  compensation: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M8.8 7.5 12 12l3.2-4.5M12 12v5M9 12.5h6M9 15h6',
  hotel: 'M3 6v13M3 16h18M21 19v-4.5a3 3 0 0 0-3-3H3M6.5 11.5v-2h4.5a2 2 0 0 1 2 2',
  meals:
    'M7 3v6.5M4.5 3v4a2.5 2.5 0 0 0 5 0V3M7 9.5V21M16.5 13.5V21M16.5 13.5h-2.2V7.2C14.3 4.6 15.3 3 16.5 3z',
  taxi: 'M3.5 17.5v-5l2-5.5h13l2 5.5v5zM3.5 12.5h17M9.5 7V4.5h5V7M5.5 17.5v2M18.5 17.5v2M6.8 15h1.4M15.8 15h1.4',
};

/** Kinds that have a drawing of the set. */
const names: Partial<Record<FlightDrawingKind, IconName>> = { change: 'change', onBoard: 'seat' };

/** Drawing of a right or of a taxi; its words are beside it. */
export function FlightDrawing({ kind }: { kind: FlightDrawingKind }) {
  const name = names[kind];
  if (name) return <Icon name={name} />;
  return (
    <svg viewBox="0 0 24 24" width="1.5rem" height="1.5rem" className={styles.drawing} aria-hidden>
      <path d={drawings[kind]} />
    </svg>
  );
}
