import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { maskedNumber, type MaskEnds } from '../../rules/beneficiaries.ts';
import * as styles from './MaskedNumber.css.ts';

export interface MaskedNumberProps {
  /** The whole number of a document. Only its ends reach the page. */
  number: string;
  /** How many characters are shown at most, where it is no document. */
  ends?: MaskEnds;
}

/** A dot's radius, the distance from dot to dot, and the wider step after each fourth, in hundredths of an em. */
const dot = { radius: 11, pitch: 40, gap: 24 } as const;

const hidden = '•';

/** A document's number with its middle as drawn dots: a Chinese bullet is a full em wide and tears the number apart. */
export function MaskedNumber({ number, ends: shown }: MaskedNumberProps) {
  const t = useMessages('beneficiaries');
  const masked = maskedNumber(number, shown);
  const count = masked.split(hidden).length - 1;
  const ends = masked.split(new RegExp(`\\s*${hidden}+\\s*`));
  const offset = (index: number) => dot.radius + index * dot.pitch + Math.floor(index / 4) * dot.gap;
  const width = offset(count - 1) + dot.radius;
  return (
    <span className={styles.number}>
      {ends[0]}
      {count > 0 && (
        <>
          <svg
            className={styles.dots}
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
      )}
      {ends[1]}
    </span>
  );
}
