import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Icon.css.ts';
import { usePath, type IconName } from './paths.ts';

export type { IconName };

/** Which drawings differ from a plain line: the one filled glyph, and those that turn with the reading direction. */
const looks: Partial<Record<IconName, string>> = {
  plane: styles.solid,
  back: styles.directed,
  chevron: styles.directed,
};

export type IconProps = RootProps<SVGSVGElement> & {
  /** Name of the drawing. */
  name: IconName;
  /** Edge in px at the browser's own text size, with which it grows; the stroke is 1.5 px at each. */
  size?: 32 | 24 | 20 | 16 | undefined;
  /** Name for screen readers. Without it the icon is hidden from them, because words are beside it. */
  label?: string | undefined;
};

/** A drawing of the line set in the colour of the text around it. `plane` is filled and belongs on a route line only. */
export function Icon({ name, size = 24, label, className, ...root }: IconProps) {
  const edge = `${size / 16}rem`;
  const path = usePath(name);
  return (
    <svg
      {...root}
      viewBox="0 0 24 24"
      width={edge}
      height={edge}
      strokeWidth={36 / size}
      className={classNames(styles.icon, looks[name], className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}
