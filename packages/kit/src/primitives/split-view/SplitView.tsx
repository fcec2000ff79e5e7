import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { CurrentHref } from '../link/current.ts';
import { Pane } from './Pane.tsx';
import { PaneContext } from './pane-context.ts';
import * as styles from './SplitView.css.ts';

/** Height of the part of the list that fades, CSS px. */
const faded = 32;

/** Which of the two the address is that of. */
export type SplitPart = 'list' | 'detail';

export type SplitViewProps = RootProps<HTMLDivElement> & {
  /** Part that the address names. */
  shows: SplitPart;
  /** The list, in a `Pane`. */
  list: ReactNode;
  /** The detail, in a `Pane`; without it a sentence is in its place. */
  detail: ReactNode;
  /** Words in place of the detail. */
  empty?: ReactNode;
  /** Address of what the detail shows, base included: the list's link to it is marked. */
  current?: string | undefined;
};

/** Scrolls the list to the middle of what is chosen where that is out of sight; `false` while the list has it not. */
function showChosen(box: HTMLElement): boolean {
  const chosen = box.querySelector('a[aria-current="true"]');
  if (!chosen) return false;
  const [at, seen] = [chosen.getBoundingClientRect(), box.getBoundingClientRect()];
  if (at.bottom > seen.bottom - faded || at.top < seen.top)
    box.scrollTop += (at.top + at.bottom) / 2 - (seen.top + seen.bottom) / 2;
  return true;
}

/**
 * List and detail side by side, for windows from 960 px; below, a screen shows one of them. The list stays in sight beside a long
 * detail, and its link that leads to the address on show is the current one.
 */
export function SplitView({ shows, list, detail, empty, current, className, ...root }: SplitViewProps) {
  const column = useRef<HTMLDivElement>(null);
  // The chosen item is in sight, as soon as the list has it; the page itself stays where it is.
  useEffect(() => {
    const { current: box } = column;
    if (!box || showChosen(box)) return undefined;
    const watch = new MutationObserver(() => {
      if (showChosen(box)) watch.disconnect();
    });
    watch.observe(box, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [current]);
  return (
    <div {...root} className={classNames(styles.split, className)}>
      <div ref={column} className={styles.list}>
        <PaneContext value={{ part: 'list', shown: shows === 'list', Pane }}>
          <CurrentHref value={current}>{list}</CurrentHref>
        </PaneContext>
      </div>
      <div data-part="detail" className={styles.detail}>
        {detail ? (
          <PaneContext value={{ part: 'detail', shown: shows === 'detail', Pane }}>{detail}</PaneContext>
        ) : (
          empty && <p className={styles.nothing}>{empty}</p>
        )}
      </div>
    </div>
  );
}
