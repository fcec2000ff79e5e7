import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { PerforatedCard } from '../perforated-card/PerforatedCard.tsx';
import * as styles from './BoardingPassSkeleton.css.ts';
import * as card from './PassCard.css.ts';
import { PassGround } from './PassGround.tsx';
import * as ground from './PassGround.css.ts';

/** A pass while it is on its way. */
export function BoardingPassSkeleton(root: RootProps<HTMLDivElement>) {
  return (
    <PassGround {...root} status={undefined} controls={null}>
      <div className={ground.inset}>
        <div className={card.card}>
          <PerforatedCard
            stub={
              <div className={styles.part}>
                <Skeleton inlineSize={200} blockSize={200} />
                <Skeleton inlineSize={160} blockSize={24} />
              </div>
            }
          >
            <div className={styles.part}>
              <Skeleton inlineSize="100%" blockSize={24} />
              <Skeleton inlineSize="100%" blockSize={80} />
              <Skeleton inlineSize="100%" blockSize={72} />
            </div>
          </PerforatedCard>
        </div>
      </div>
    </PassGround>
  );
}
