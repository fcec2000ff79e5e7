import { useRef } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './PassGround.css.ts';
import { PassCard } from './PassCard.tsx';
import { PassControls } from './PassControls.tsx';
import { PassGround } from './PassGround.tsx';
import type { HeldPass, PassActions, PassStatus, Symbology } from './types.ts';

export interface BoardingPassProps extends RootProps<HTMLDivElement> {
  /** The pass, and for which flight it is. */
  pass: HeldPass;
  /** Milliseconds since 1970: which flight is next, and whether its gate has closed. */
  now: number;
  /** How the barcode is drawn; QR unless told otherwise. */
  symbology?: Symbology | undefined;
  /** Where gate and times come from, and of when they are. */
  status?: PassStatus | undefined;
  /** Actions that are possible here; those left out are not offered. */
  actions: PassActions;
}

/**
 * A boarding pass on its dark ground: gate, boarding time and seat at arm's length, the barcode on pure white in every theme. The
 * barcode's text is drawn exactly as it is given.
 */
export function BoardingPass({ pass, now, symbology = 'qr', status, actions, ...root }: BoardingPassProps) {
  const card = useRef<HTMLElement>(null);
  const shown = () => (card.current ? [{ pass, element: card.current }] : []);
  return (
    <PassGround
      {...root}
      status={status}
      controls={
        <PassControls pass={pass} now={now} symbology={symbology} actions={actions} shown={shown} count={1} />
      }
    >
      <div className={styles.inset}>
        <PassCard ref={card} pass={pass} now={now} symbology={symbology} onRetry={actions.onRetry} />
      </div>
    </PassGround>
  );
}
