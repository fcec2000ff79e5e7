import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './Waiting.css.ts';

/** Lines of each part: how many, in the order of what comes. */
const lines = { trip: ['short', 'tall', 'long', 'short'], points: ['short', 'tall'], notices: ['long', 'short', 'long', 'short'] } as const;

export interface WaitingProps {
  /** What will stand here. */
  shape: keyof typeof lines;
}

/** The place of a part that is on its way, as high as what comes; its lines show from 200 ms on. */
export function Waiting({ shape }: WaitingProps) {
  const t = useMessages('home');
  return (
    <div role="status" className={styles.box({ shape })}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {lines[shape].map((line, index) => (
        // The lines never change places.
        <span key={index} className={styles.line({ line })} />
      ))}
    </div>
  );
}
