import type { SavedAddress } from '../../contracts/saved-people/saved-people.ts';
import { useMessages } from '../../messages/provider.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { SavedRow } from './SavedRow.tsx';
import * as styles from './SavedList.css.ts';

export interface SavedAddressesProps extends RootProps<HTMLUListElement> {
  /** In the order in which they are shown. */
  addresses: readonly SavedAddress[];
  /** Where an address can be changed. */
  hrefOf: (address: SavedAddress) => string;
}

/** Saved addresses: to whom, by which phone, to which door. */
export function SavedAddresses({ addresses, hrefOf, ...root }: SavedAddressesProps) {
  const t = useMessages('saved-people');
  return (
    <ListCard {...root} label={t('tab.addresses')}>
      {addresses.map((address) => {
        const { id, name, phone, areaNames, street, postcode } = address;
        return (
          <SavedRow key={id} label={t('address.edit', { name, street })} href={hrefOf(address)}>
            <span className={styles.name}>{name}</span>
            <span className={styles.line}>{phone}</span>
            <span lang="zh" className={styles.line}>
              {[...areaNames, street, postcode].filter((part) => part !== '').join(' ')}
            </span>
          </SavedRow>
        );
      })}
    </ListCard>
  );
}
