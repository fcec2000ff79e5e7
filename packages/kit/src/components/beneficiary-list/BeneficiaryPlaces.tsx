import type { RootProps } from '../../primitives/root-props.ts';
import type { BeneficiaryList } from '../../contracts/beneficiaries/beneficiaries.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { placesTaken, roomLeft } from '../../rules/beneficiaries.ts';
import * as styles from './BeneficiaryPlaces.css.ts';

export interface BeneficiaryPlacesProps extends RootProps<HTMLDivElement> {
  /** The beneficiaries and how many there may be. */
  list: BeneficiaryList;
}

/** How many are drawn one by one. */
const mostDrawn = 12;

/** How many beneficiaries there are and how many more there may be: a figure, and a place for each. */
export function BeneficiaryPlaces({ list, ...root }: BeneficiaryPlacesProps) {
  const t = useMessages('beneficiaries');
  const { number } = useFormats();
  const max = list.beneficiaryMax;
  const count = placesTaken(list);
  return (
    <div {...root}>
      <p className={styles.line}>
        <VisuallyHidden>{t('list.countSpoken', { count, max })}</VisuallyHidden>
        <span aria-hidden>
          <span className={styles.figure}>{number(count)}</span>{' '}
          {t('places.of', { max, left: roomLeft(max, count) })}
        </span>
      </p>
      {max <= mostDrawn && (
        <div className={styles.places} aria-hidden="true">
          {Array.from({ length: Math.max(max, count) }, (_, at) => (
            <span key={at} className={at < count ? styles.taken : styles.free} />
          ))}
        </div>
      )}
    </div>
  );
}
