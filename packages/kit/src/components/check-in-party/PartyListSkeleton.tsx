import { Card } from '../../primitives/card/Card.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './PartyList.css.ts';

/** Widths of name and detail, CSS px, uneven as real ones are. */
const rows = [
  [112, 72],
  [96, 88],
  [136, 64],
] as const;

/** The passengers of a segment while they are on their way. */
export function PartyListSkeleton(root: RootProps<HTMLDivElement>) {
  return (
    <Card {...root} flush>
      {rows.map(([name, detail]) => (
        <div key={name} className={styles.shape}>
          <Skeleton inlineSize={20} blockSize={20} />
          <span className={styles.shapeWords}>
            <Skeleton inlineSize={name} blockSize={16} />
            <Skeleton inlineSize={detail} blockSize={12} />
          </span>
        </div>
      ))}
    </Card>
  );
}
