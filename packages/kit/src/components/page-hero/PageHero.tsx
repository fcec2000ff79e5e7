import type { RootProps } from '../../primitives/root-props.ts';
import type { ReactNode } from 'react';
import type { TierCode } from '../../contracts/points/points.ts';
import { classNames } from '../../primitives/class-names.ts';
import { Guilloche } from '../guilloche/Guilloche.tsx';
import * as styles from './PageHero.css.ts';

/** Colours of a head: tinted, navy, or those of a tier. */
export type HeroTone = 'tint' | 'ink' | TierCode;

/** Class for the screen, so that the bar and the head below it are one surface. */
export const heroTone = (tone: HeroTone): string => styles.tone[tone];

export type PageHeroProps = RootProps<HTMLDivElement> & {
  /** A few words above the sentence. */
  overline?: ReactNode;
  /** Subject of the area in one sentence, on two lines at most. */
  sentence?: ReactNode;
  /** One line more. */
  line?: ReactNode;
  /** Drawing of the area at the end of the head. */
  drawing?: ReactNode;
  /** The drawing goes on beyond the edge of a phone. */
  toEdge?: boolean | undefined;
  /** Picture over the whole head in place of the woven lines, such as a route network; the words are at its foot. */
  ground?: ReactNode;
  /** Figure of the area, at the foot. */
  children?: ReactNode;
};

/** Head of an area, 276 px with the bar on it: a sentence, a drawing and a figure. Its screen takes the class `heroTone`. */
export function PageHero({
  overline,
  sentence,
  line,
  drawing,
  toEdge,
  ground,
  children,
  className,
  ...root
}: PageHeroProps) {
  return (
    <div
      {...root}
      className={classNames(styles.hero, ground !== undefined && styles.tall, className)}
      data-part="hero"
    >
      {ground === undefined ? (
        <div className={styles.weave}>
          <Guilloche weave="head" />
        </div>
      ) : (
        <>
          <div className={styles.ground}>{ground}</div>
          <div className={styles.veil} />
        </>
      )}
      <div className={styles.inner}>
        <div className={classNames(styles.top, ground !== undefined && styles.low)}>
          <div className={styles.words}>
            {overline !== undefined && <p className={styles.overline}>{overline}</p>}
            {sentence !== undefined && (
              <p className={ground === undefined ? styles.sentence : styles.large}>{sentence}</p>
            )}
            {line !== undefined && <p className={styles.line}>{line}</p>}
          </div>
          {drawing !== undefined && (
            <div className={classNames(styles.drawing, toEdge && styles.toEdge)}>{drawing}</div>
          )}
        </div>
        {children !== undefined && <div className={styles.figure}>{children}</div>}
      </div>
    </div>
  );
}
