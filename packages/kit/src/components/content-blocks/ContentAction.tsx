import { Button } from '../../primitives/button/Button.tsx';
import type { BlockOf } from './types.ts';
import * as styles from './ContentBlocks.css.ts';

interface ContentActionProps {
  block: BlockOf<'action'>;
  hrefOf: (to: string) => string | undefined;
}

/** The way on; nothing where its destination is not known. */
export function ContentAction({ block: { label, to, text }, hrefOf }: ContentActionProps) {
  const href = hrefOf(to);
  if (href === undefined) return null;
  return (
    <div className={styles.action}>
      {text !== undefined && <p className={styles.note}>{text}</p>}
      <Button wide variant="tinted" href={href}>
        {label}
      </Button>
    </div>
  );
}
