import type { SavedPassenger } from '../../contracts/saved-people/passengers.ts';
import { useMessages } from '../../messages/provider.tsx';
import { DocumentLines } from '../person-line/DocumentLines.tsx';
import { PersonHead } from '../person-line/PersonHead.tsx';
import * as styles from './PassengerList.css.ts';

/** Name and kind of a passenger. */
export function PassengerHead({
  passenger,
}: {
  /** As the back end gives it. */
  passenger: SavedPassenger;
}) {
  const t = useMessages('beneficiaries');
  return <PersonHead name={passenger.paxName} word={t(`passengers.type.${passenger.paxType}`)} />;
}

/** A passenger's documents, or that there are none. */
export function PassengerDocuments({
  passenger,
}: {
  /** As the back end gives it. */
  passenger: SavedPassenger;
}) {
  const t = useMessages('beneficiaries');
  return passenger.favorPaxIdDtoList.length > 0 ? (
    <DocumentLines documents={passenger.favorPaxIdDtoList} />
  ) : (
    <span className={styles.none}>{t('passengers.noDocument')}</span>
  );
}
