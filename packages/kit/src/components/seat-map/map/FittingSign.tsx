import { Icon, type IconName } from '../../../primitives/icon/Icon.tsx';
import type { FittingType } from './deck-plan.ts';
import * as styles from './CabinRow.css.ts';

const signs: Readonly<Partial<Record<FittingType, IconName>>> = {
  galley: 'galley',
  lavatory: 'lavatory',
  closet: 'closet',
  bassinet: 'bassinet',
  stairs: 'stairs',
};

/** Name of a place without seats; in a narrow place its sign, where there is one. A bassinet has it in a cabin that lies across alone. */
export function FittingSign({ type, span, children }: { type: FittingType; span: number; children: string }) {
  const sign = span < 2 ? signs[type] : undefined;
  return (
    <span
      className={styles.fitting}
      data-fitting={type}
      data-narrow={(sign && type !== 'bassinet') || undefined}
    >
      {sign && <Icon name={sign} size={16} className={styles.sign} />}
      <span className={styles.word}>{children}</span>
    </span>
  );
}
