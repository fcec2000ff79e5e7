import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import * as styles from './beneficiaries.css.ts';

/** Below the list: to the saved passengers while there is room for one, and to the rules. */
export function NextLinks({ room }: { room: boolean }) {
  const t = useMessages('beneficiaries');
  const { href } = useNavigation();
  return (
    <div className={styles.below}>
      <ListCard look="open">
        {room && (
          <ListRow
            icon="people"
            label={t('list.passengers')}
            detail={t('list.passengersText')}
            href={href('choosePassenger')}
          />
        )}
        <ListRow icon="info" label={t('list.rules')} href={href('beneficiaryRules')} />
      </ListCard>
    </div>
  );
}
