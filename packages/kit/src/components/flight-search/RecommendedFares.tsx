import { useId } from 'react';
import type { RecommendedFare } from '../../contracts/booking/recommended-fares.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { dotted, dottedFact } from '../../primitives/dot.css.ts';
import { CityMark } from '../../primitives/drawing/CityMark.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import { useChosenPlace } from '../place-field/use-place.ts';
import * as styles from './RecommendedFares.css.ts';

export interface RecommendedFaresProps extends RootProps {
  /** Fares in the order given. */
  fares: readonly RecommendedFare[];
  /** Where the flights of a fare are. */
  hrefOf: (fare: RecommendedFare) => string;
}

/** Stubs of cities, each with the day and the price that it can be reached for; nothing where there is none. */
export function RecommendedFares({ fares, hrefOf, className, ...root }: RecommendedFaresProps) {
  const t = useMessages('reserve');
  const id = useId();
  if (fares.length === 0) return null;
  return (
    <section {...root} aria-labelledby={id} className={classNames(styles.recommended, className)}>
      <h2 id={id} className={styles.title}>
        {t('recommended')}
      </h2>
      <ul className={styles.list}>
        {fares.map((fare) => (
          <li key={`${fare.from} ${fare.to} ${fare.day}`} className={styles.item}>
            <Stub fare={fare} href={hrefOf(fare)} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('recommended.note')}</p>
    </section>
  );
}

function Stub({ fare: { from, to, day, price }, href }: { fare: RecommendedFare; href: string }) {
  const t = useMessages('reserve');
  const { date } = useFormats();
  const [start, end] = [useChosenPlace(from, 'city')?.name ?? from, useChosenPlace(to, 'city')?.name ?? to];
  return (
    <Link href={href} look="plain" className={styles.stub}>
      <span className={styles.ground}>
        <CityMark city={to} />
      </span>
      <span className={styles.words}>
        <span className={styles.city}>{end}</span>
        <span className={classNames(styles.day, dotted)}>
          <span className={dottedFact}>{t('recommended.from', { city: start })}</span>
          <span className={dottedFact}>{date(day, 'monthDay')}</span>
        </span>
        <Amount value={price} className={styles.price} />
      </span>
    </Link>
  );
}
