import { Card } from '../../primitives/card/Card.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './BeneficiaryDetail.css.ts';

/** Widths of label and value, CSS px. */
const facts = [
  [88, 72],
  [72, 40],
  [32, 16],
  [64, 104],
  [80, 48],
  [56, 112],
] as const;

/** Name and facts while they are on their way. */
export function BeneficiaryDetailSkeleton(root: RootProps<HTMLDivElement>) {
  return (
    <Card {...root} flush>
      <div className={styles.head}>
        <Skeleton inlineSize={72} blockSize={28} />
        <Skeleton inlineSize={64} blockSize={20} />
      </div>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.shape}>
          <Skeleton inlineSize={label} blockSize={20} />
          <Skeleton inlineSize={value} blockSize={20} />
        </div>
      ))}
    </Card>
  );
}
