import { Card } from '../../primitives/card/Card.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './BeneficiaryList.css.ts';

/** Widths of name, status and document, CSS px, uneven as real ones are. */
const rows = [
  [56, 72, 168],
  [72, 112, 184],
  [48, 72, 152],
] as const;

/** Head and rows of the list while it is on its way. */
export function BeneficiaryListSkeleton() {
  return (
    <>
      <div className={styles.head}>
        <Skeleton inlineSize={88} blockSize={16} />
        <Skeleton inlineSize={32} blockSize={16} />
      </div>
      <Card flush>
        {rows.map(([name, status, document]) => (
          <div key={name} className={styles.row}>
            <span className={styles.line}>
              <Skeleton inlineSize={name} blockSize={16} />
              <Skeleton inlineSize={status} blockSize={16} />
            </span>
            <Skeleton inlineSize={document} blockSize={12} />
          </div>
        ))}
      </Card>
    </>
  );
}
