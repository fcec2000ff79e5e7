import type { SavedPassenger } from '../../contracts/saved-people/passengers.ts';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { shownName } from '../../rules/member.ts';
import { DocumentLines } from '../person-line/DocumentLines.tsx';
import { PersonHead } from '../person-line/PersonHead.tsx';
import * as styles from './PassengerList.css.ts';

export interface PassengerHeadProps extends RootProps<HTMLSpanElement> {
  /** As the back end gives it. */
  passenger: SavedPassenger;
}

/** Name and kind of a passenger. */
export function PassengerHead({ passenger, ...root }: PassengerHeadProps) {
  const t = useMessages('beneficiaries');
  const shown = shownName(passenger, useLocale(), passenger.paxName);
  return <PersonHead {...root} {...shown} word={t(`passengers.type.${passenger.paxType}`)} />;
}

export interface PassengerDocumentsProps extends RootProps<HTMLSpanElement> {
  /** As the back end gives it. */
  passenger: SavedPassenger;
}

/** A passenger's documents, or that there are none. */
export function PassengerDocuments({ passenger, className, ...root }: PassengerDocumentsProps) {
  const t = useMessages('beneficiaries');
  return passenger.favorPaxIdDtoList.length > 0 ? (
    <DocumentLines {...root} className={className} documents={passenger.favorPaxIdDtoList} />
  ) : (
    <span {...root} className={classNames(styles.none, className)}>
      {t('passengers.noDocument')}
    </span>
  );
}
