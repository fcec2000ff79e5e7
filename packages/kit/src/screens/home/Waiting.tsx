import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './Waiting.css.ts';

/** The lines of each part, in the order of what comes. */
const lines = {
  search: { trip: 'short', route: 'tall', day: 'long', button: 'whole' },
  trip: { day: 'short', times: 'tall', places: 'long', until: 'short' },
  points: { label: 'short', balance: 'tall' },
  notices: { first: 'long', firstDate: 'short', second: 'long', secondDate: 'short' },
} as const;

export interface WaitingProps {
  /** Part that will be here. */
  shape: keyof typeof lines;
}

/** The place of a part that is on its way, as high as what comes; its lines show from 200 ms on. */
export function Waiting({ shape }: WaitingProps) {
  const t = useMessages('home');
  return (
    <div role="status" className={classNames(styles.box, styles.shape[shape])}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Object.entries(lines[shape]).map(([name, line]) => (
        <span key={name} className={classNames(styles.line, styles.length[line])} />
      ))}
    </div>
  );
}
