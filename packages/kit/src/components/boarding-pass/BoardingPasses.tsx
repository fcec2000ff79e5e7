import { useRef } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { flightAt } from '../../rules/boarding-pass/boarding-pass.ts';
import { BoardingPass, type BoardingPassProps } from './BoardingPass.tsx';
import { PassCard } from './PassCard.tsx';
import { PassControls } from './PassControls.tsx';
import { PassGround } from './PassGround.tsx';
import * as styles from './PassStrip.css.ts';
import type { HeldPass } from './types.ts';
import { noSeat } from './PassFigures.tsx';
import { useStrip } from './use-strip.ts';

export interface BoardingPassesProps extends Omit<BoardingPassProps, 'pass'>, RootProps<HTMLDivElement> {
  /** At least one; each with an id of its own. */
  passes: readonly HeldPass[];
  /** Id of the pass that is in front at first. */
  first?: string | undefined;
}

/** The passes of a group: cards to swipe, names as a switch above for those who do not. A single pass has neither. */
export function BoardingPasses({ passes, first, ...rest }: BoardingPassesProps) {
  const [only, second] = passes;
  if (!only) return null;
  return second ? <Group passes={passes} first={first} {...rest} /> : <BoardingPass pass={only} {...rest} />;
}

function Group({ passes, first, now, symbology = 'qr', status, actions, ...root }: BoardingPassesProps) {
  const t = useMessages('boarding-pass');
  const { ref, front, show, onScroll } = useStrip(
    passes.length,
    Math.max(
      0,
      passes.findIndex(({ id }) => id === first),
    ),
  );
  const cards = useRef(new Map<string, HTMLElement>());
  const shown = () =>
    passes.flatMap((pass) => {
      const element = cards.current.get(pass.id);
      return element ? [{ pass, element }] : [];
    });
  const keep = (id: string) => (element: HTMLElement | null) => {
    if (element) cards.current.set(id, element);
    else cards.current.delete(id);
  };
  const pass = passes[front];
  return (
    <PassGround
      {...root}
      status={status}
      people={<People passes={passes} now={now} front={front} onShow={show} />}
      controls={
        pass && (
          <PassControls
            pass={pass}
            now={now}
            symbology={symbology}
            actions={actions}
            shown={shown}
            count={passes.length}
          />
        )
      }
    >
      <ul
        ref={ref}
        className={styles.strip}
        aria-label={t('strip', { count: passes.length })}
        onScroll={onScroll}
      >
        {passes.map((one) => (
          <li key={one.id} className={styles.place}>
            <PassCard
              ref={keep(one.id)}
              pass={one}
              now={now}
              symbology={symbology}
              onRetry={actions.onRetry}
            />
          </li>
        ))}
      </ul>
      <div className={styles.dots} aria-hidden>
        {passes.map((one, index) => (
          <span key={one.id} className={index === front ? styles.dot.front : styles.dot.behind} />
        ))}
      </div>
    </PassGround>
  );
}

interface PeopleProps {
  passes: readonly HeldPass[];
  now: number;
  front: number;
  onShow: (index: number) => void;
}

const personOf = (pass: HeldPass, now: number): string =>
  `${pass.ownName ?? pass.name} ${pass.passenger === 'infant' ? noSeat : (flightAt(pass, now).seat ?? '—')}`;

/** Width that a name and its seat want, rem. */
const nameWidth = 6;

/** Each passenger by name and seat; the one in front is chosen. */
function People({ passes, now, front, onShow }: PeopleProps) {
  const t = useMessages('boarding-pass');
  return (
    <div className={styles.people}>
      <div style={{ minInlineSize: `${passes.length * nameWidth}rem` }}>
        <Segmented
          label={t('people')}
          labelHidden
          choices={passes.map((pass) => ({ value: pass.id, label: personOf(pass, now) }))}
          value={passes[front]?.id}
          onChange={(id) => onShow(passes.findIndex((pass) => pass.id === id))}
        />
      </div>
    </div>
  );
}
