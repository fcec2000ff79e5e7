import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Badge.css.ts';

export type CountProps = RootProps<HTMLSpanElement> & {
  /** How many wait; nothing is drawn for 0, and more than 99 is drawn as `99+`. */
  value: number;
  /** The number with what it counts, for screen readers. */
  label: string;
  /** `pay` only where money is due; `onBar` on the navy app bar. */
  tone?: 'neutral' | 'pay' | 'onBar' | undefined;
};

/** A number on an icon. */
export function Count({ value, label, tone = 'neutral', className, ...root }: CountProps) {
  if (value <= 0) return null;
  return (
    <span {...root} className={classNames(styles.count[tone], className)}>
      <span aria-hidden>{value > 99 ? '99+' : value}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
