import { Card } from '../../primitives/card/Card.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as card from './OfferCard.css.ts';
import * as styles from './FlightOffersSkeleton.css.ts';

/** Breadths of the last line, uneven as real ones are. */
const lines = ['56%', '62%', '48%', '66%', '58%', '52%'] as const;

/** Cards of offers that are on their way, as high as those. */
export function FlightOffersSkeleton({ className, ...root }: RootProps<HTMLDivElement>) {
  return (
    <div {...root} className={classNames(styles.list, className)} aria-hidden="true">
      {lines.map((breadth) => (
        <Card key={breadth}>
          <div className={card.top}>
            <div className={classNames(card.route, styles.route)}>
              <span className={styles.end}>
                <Skeleton line="figure24" inlineSize={72} />
                <Skeleton line="small" inlineSize={56} />
              </span>
              <span className={styles.middle} />
              <span className={styles.end}>
                <Skeleton line="figure24" inlineSize={72} />
                <Skeleton line="small" inlineSize={56} />
              </span>
            </div>
            <div className={classNames(card.side, styles.side)}>
              <Skeleton line="figure24" inlineSize={64} />
              <Skeleton line="small" inlineSize={48} />
            </div>
          </div>
          <div className={card.facts}>
            <Skeleton line="small" inlineSize={breadth} />
          </div>
        </Card>
      ))}
    </div>
  );
}
