import { Card } from '../../primitives/card/Card.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './PassengerList.css.ts';

/** Widths of name and document, CSS px, uneven as real ones are. */
const rows = [
  [96, 168],
  [80, 184],
  [112, 152],
] as const;

/** Choices while they are on their way. */
export function PassengerListSkeleton(root: RootProps<HTMLDivElement>) {
  return (
    <div {...root}>
      <div className={styles.shapeHead}>
        <Skeleton inlineSize={72} blockSize={16} />
      </div>
      <Card flush className={styles.choices}>
        {rows.map(([name, document]) => (
          <div key={name} className={styles.shape}>
            <Skeleton inlineSize={20} blockSize={20} />
            <span className={styles.shapeWords}>
              <Skeleton inlineSize={name} blockSize={16} />
              <Skeleton inlineSize={document} blockSize={12} />
            </span>
          </div>
        ))}
      </Card>
    </div>
  );
}
