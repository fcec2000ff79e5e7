import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Screen.css.ts';

export type ScreenProps = RootProps<HTMLDivElement> & {
  /** The `AppBar`; its title is the screen's heading. */
  bar?: ReactNode;
  /** Head of an area, one with the bar above it: a `PageHero`. */
  hero?: ReactNode;
  /** Class with the colours of that head, which the bar takes too. */
  tone?: string | undefined;
  /** Content right under the bar over the whole width, on a surface. */
  band?: ReactNode;
  /** Content of the screen, in one column. */
  children: ReactNode;
  /** The main action, kept in sight at the bottom. */
  footer?: ReactNode;
  /** Content that reaches both edges and is no longer than a window or two: in a wide one the footer follows it. */
  short?: boolean | undefined;
  /** Takes the whole width of a wide window, 1120 px, instead of a column of 560; the bar lines up with it. */
  wide?: boolean | undefined;
  /** The content reaches both edges and keeps its own gutters. */
  bleed?: boolean | undefined;
  /** Words of the link that jumps over the bar; without them there is none. */
  skipLabel?: string | undefined;
};

/** Frame of every screen: bar, one column as the main landmark, and the main action. */
export function Screen({ children, footer, short, bleed, ...frame }: ScreenProps) {
  return (
    <ScreenFrame {...frame}>
      <ScreenContent {...{ footer, short, bleed }} wide={frame.wide}>
        {children}
      </ScreenContent>
    </ScreenFrame>
  );
}

type ScreenFrameProps = Omit<ScreenProps, 'footer' | 'short' | 'bleed'>;

/** Bar, head and band of a screen; its children are a `ScreenContent`. */
export function ScreenFrame({
  bar,
  hero,
  tone,
  band,
  children,
  wide,
  skipLabel,
  className,
  ...root
}: ScreenFrameProps) {
  const id = useId();
  const main = useRef<HTMLElement>(null);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div {...root} className={classNames(styles.screen, wide && styles.broad, tone, className)}>
      {skipLabel && (
        <a href={`#${id}`} className={styles.skip} onClick={skip}>
          {skipLabel}
        </a>
      )}
      {bar}
      <main ref={main} id={id} tabIndex={-1} className={styles.main}>
        {hero}
        {band && (
          <div className={styles.band}>
            <div className={wide ? styles.bandWhole : styles.bandInner}>{band}</div>
          </div>
        )}
        {children}
      </main>
    </div>
  );
}

type ScreenContentProps = Pick<ScreenProps, 'children' | 'footer' | 'short' | 'wide' | 'bleed'>;

/** Content of a screen and its main action: what may change while bar and band stay. */
export function ScreenContent({ children, footer, short, wide, bleed }: ScreenContentProps) {
  // Content that reaches both edges may be far longer than the window: there the bar stays in sight.
  const ends = Boolean(footer) && (short || !bleed);
  return (
    <>
      <div
        data-part="content"
        className={classNames(
          bleed ? styles.bleed : styles.column,
          wide && !bleed && styles.whole,
          ends && styles.ended,
        )}
      >
        {children}
      </div>
      {footer && (
        <div data-actions="" className={classNames(styles.footer, ends && styles.ending)}>
          <div className={classNames(styles.footerInner, wide && styles.footerWhole)}>{footer}</div>
        </div>
      )}
    </>
  );
}
