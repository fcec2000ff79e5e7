import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import { Rosette } from './Rosette.tsx';
import * as styles from './Seal.css.ts';

/**
 * How something ended.
 * - `done`; `received` taken in, and somebody looks at it
 * - `waiting` for others; `due` for the traveller
 * - `partly` done; `unknown` whether it is
 * - `refused`; `over` too late, or given up
 */
export const sealTones = [
  'done',
  'received',
  'waiting',
  'due',
  'partly',
  'unknown',
  'refused',
  'over',
] as const;
export type SealTone = (typeof sealTones)[number];

const signs: Readonly<Record<SealTone, IconName>> = {
  done: 'check',
  received: 'tray',
  waiting: 'clock',
  due: 'clock',
  partly: 'alert',
  unknown: 'clock',
  refused: 'close',
  over: 'close',
};

export interface SealProps extends RootProps<HTMLDivElement> {
  /** How it ended: jade only where it is done, ink while it waits, amber and crimson where that asks for care. */
  tone: SealTone;
  /** In place of the tone's own sign. */
  icon?: IconName | undefined;
}

/** The sign of a result on a printed rosette of 128 px. It is drawn once; words beside it say the same. */
export function Seal({ tone, icon = signs[tone], className, ...root }: SealProps) {
  return (
    <div {...root} className={classNames(styles.seal[tone], className)} data-tone={tone}>
      <Rosette draws className={styles.rosette} />
      <span className={styles.disc}>
        <Icon name={icon} size={32} className={icon === 'check' ? styles.tick : styles.sign} />
      </span>
    </div>
  );
}
