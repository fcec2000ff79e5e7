import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';

/** No flight that could be upgraded, and the way to the search for one. */
export function NoneToUpgrade() {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="flight"
      title={t('none')}
      text={t('none.text')}
      action={
        <Button variant="outline" href={href('flightSearch')}>
          {t('none.search')}
        </Button>
      }
    />
  );
}
