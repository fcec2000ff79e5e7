import type { SavedPassenger } from '../../contracts/saved-people/passengers.ts';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { shownName } from '../../rules/member.ts';
import { DocumentLines } from '../person-line/DocumentLines.tsx';
import { PersonHead } from '../person-line/PersonHead.tsx';
import { SavedRow } from './SavedRow.tsx';

export interface SavedPassengersProps extends RootProps<HTMLUListElement> {
  /** In the order in which they are shown. */
  passengers: readonly SavedPassenger[];
  /** Where a passenger can be changed. */
  hrefOf: (passenger: SavedPassenger) => string;
}

/** Saved passengers with their documents; the member's own row is changed elsewhere. */
export function SavedPassengers({ passengers, hrefOf, ...root }: SavedPassengersProps) {
  const t = useMessages('saved-people');
  const locale = useLocale();
  return (
    <ListCard {...root} label={t('tab.passengers')}>
      {passengers.map((passenger) => {
        const { id, paxName, paxType, favorPaxIdDtoList, myUserid } = passenger;
        const shown = shownName(passenger, locale, paxName);
        const self = myUserid !== undefined;
        return (
          <SavedRow
            key={id}
            label={t('edit', { name: shown.name })}
            href={self ? undefined : hrefOf(passenger)}
          >
            <PersonHead {...shown} word={t(`type.${paxType}`)} badge={self && <Badge>{t('self')}</Badge>} />
            <DocumentLines documents={favorPaxIdDtoList} />
          </SavedRow>
        );
      })}
    </ListCard>
  );
}
