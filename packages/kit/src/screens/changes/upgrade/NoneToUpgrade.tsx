import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';

interface NoneToUpgradeProps {
  /** The address names one order. */
  ofOrder?: boolean;
}

/** No flight that could be upgraded, and the way to the search for one; of one order, to all tickets. */
export function NoneToUpgrade({ ofOrder = false }: NoneToUpgradeProps) {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="flight"
      title={t(ofOrder ? 'ofOrder.none' : 'none')}
      text={t(ofOrder ? 'ofOrder.noneText' : 'none.text')}
      action={
        <Button variant="outline" href={href(ofOrder ? 'upgradePassengers' : 'flightSearch')}>
          {t(ofOrder ? 'ofOrder.all' : 'none.search')}
        </Button>
      }
    />
  );
}
