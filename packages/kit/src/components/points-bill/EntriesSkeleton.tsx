import type { RootProps } from '../../primitives/root-props.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './EntriesSkeleton.css.ts';

/** Widths of label, detail and amount, CSS px, uneven as real entries are. */
const rows = [
  [72, 184, 64],
  [56, 208, 72],
  [88, 160, 48],
] as const;

/** Rows of entries, batches or figures while they are on their way. */
export function EntriesSkeleton(root: RootProps<HTMLDivElement>) {
  return (
    <Card {...root} flush>
      {rows.map(([label, detail, amount]) => (
        <div key={label} className={styles.row}>
          <Skeleton inlineSize={20} blockSize={16} />
          <Skeleton inlineSize={label} blockSize={16} />
          <Skeleton inlineSize={amount} blockSize={16} />
          <span className={styles.detail}>
            <Skeleton inlineSize={detail} blockSize={12} />
          </span>
        </div>
      ))}
    </Card>
  );
}
