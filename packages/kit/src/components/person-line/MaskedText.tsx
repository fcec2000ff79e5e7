import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './MaskedNumber.css.ts';

export interface MaskedTextProps extends RootProps<HTMLSpanElement> {
  /** With bullets or asterisks where something is hidden, once at most: `138****0001`. */
  text: string;
}

/** A dot's radius, the distance from dot to dot, and the wider step after each fourth, in hundredths of an em. */
const dot = { radius: 11, pitch: 40, gap: 24 } as const;

const parted = /^(.*?)\s*([*•＊]+)\s*(.*)$/;

/** Hidden text as drawn dots: a Chinese bullet is a full em wide and tears a number apart. Spoken as "hidden". */
export function MaskedText({ text, className, ...root }: MaskedTextProps) {
  const [, before = text, hidden = '', after = ''] = parted.exec(text) ?? [];
  const mail = after.startsWith('@');
  return (
    <span {...root} className={classNames(mail ? styles.address : styles.number, className)}>
      {before}
      {hidden !== '' && <Dots count={hidden.length} tight={mail} />}
      {mail && <wbr />}
      {after}
    </span>
  );
}

interface DotsProps {
  count: number;
  /** No room round them: an address is one word. */
  tight: boolean;
}

function Dots({ count, tight }: DotsProps) {
  const t = useMessages('beneficiaries');
  const offset = (index: number) => dot.radius + index * dot.pitch + Math.floor(index / 4) * dot.gap;
  const width = offset(count - 1) + dot.radius;
  return (
    <>
      <svg
        className={tight ? styles.tightDots : styles.dots}
        viewBox={`0 0 ${width} ${2 * dot.radius}`}
        width={`${width / 100}em`}
        height={`${(2 * dot.radius) / 100}em`}
        fill="currentColor"
        aria-hidden
      >
        {Array.from({ length: count }, (_, index) => (
          <circle key={index} cx={offset(index)} cy={dot.radius} r={dot.radius} />
        ))}
      </svg>
      <VisuallyHidden>{` ${t('hidden')} `}</VisuallyHidden>
    </>
  );
}
