import type { FittingType } from './deck-plan.ts';
import * as styles from './CabinRow.css.ts';

/** Strokes on a grid of 24, as the icons have them. */
const paths: Readonly<Partial<Record<FittingType, string>>> = {
  galley: 'M5 8h11v5a5.5 5.5 0 0 1-11 0zM16 9.5h1.2a2.5 2.5 0 0 1 0 5h-1.5M7 20.5h7M8.5 3v2.5M12.5 3v2.5',
  lavatory: 'M6.5 3.5h4.5v7H6.5zM6.5 10.5h11.5c0 3.2-2.2 5.3-5 5.4v4.6H9v-5c-1.6-.9-2.5-2.6-2.5-5z',
  closet:
    'M10 6a2 2 0 1 1 2.6 1.9c-.4.1-.6.5-.6.9v.7l8.3 6.2c1 .8.5 2.3-.8 2.3h-15c-1.3 0-1.8-1.5-.8-2.3L12 9.5',
  bassinet: 'M4 9.5h16c0 4.3-3 6.5-8 6.5s-8-2.2-8-6.5zM12 9.5c0-3.2 1.8-5.5 5-5.5M7 19.5c3 1.2 7 1.2 10 0',
  stairs: 'M4 19.5h4.5V15H13v-4.5h4.5V6H20',
};

/** Name of a place without seats; in a narrow place its sign, where there is one. A bassinet has it in a cabin that lies across alone. */
export function FittingSign({ type, span, children }: { type: FittingType; span: number; children: string }) {
  const path = span < 2 ? paths[type] : undefined;
  return (
    <span
      className={styles.fitting}
      data-fitting={type}
      data-narrow={(path !== undefined && type !== 'bassinet') || undefined}
    >
      {path && (
        <svg
          className={styles.sign}
          viewBox="0 0 24 24"
          width="16"
          height="16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden
        >
          <path d={path} />
        </svg>
      )}
      <span className={styles.word}>{children}</span>
    </span>
  );
}
