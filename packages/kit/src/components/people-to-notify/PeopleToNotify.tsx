import { MaskedText } from '../person-line/MaskedText.tsx';
import type { PersonToNotify } from '../../contracts/flight/people-to-notify.ts';
import { useMessages } from '../../messages/provider.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import type { RootProps } from '../../primitives/root-props.ts';

export interface PeopleToNotifyProps extends RootProps<HTMLUListElement> {
  /** People in the order in which they were added, each with a hidden number. */
  people: readonly PersonToNotify[];
  /** Where somebody can be changed or removed. */
  hrefOf: (person: PersonToNotify) => string;
}

/** People who are told when a flight changes, and the way to change each. */
export function PeopleToNotify({ people, hrefOf, ...root }: PeopleToNotifyProps) {
  const t = useMessages('notify');
  return (
    <ListCard {...root} look="open" label={t('list')}>
      {people.map((person) => (
        <ListRow
          key={person.id}
          icon="person"
          label={person.name}
          detail={<MaskedText text={person.phone} />}
          href={hrefOf(person)}
        />
      ))}
    </ListCard>
  );
}
