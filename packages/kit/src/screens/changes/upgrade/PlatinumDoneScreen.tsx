import { usePlace } from '../../../navigation/provider.tsx';
import { UpgradeDone } from './UpgradeDone.tsx';

/** /platinumUpgrade/success/:id: how an upgrade by a platinum voucher ended. */
export function PlatinumDoneScreen() {
  const { id } = usePlace('platinumUpgradeSubmitted').params;
  return <UpgradeDone orderNo={id ?? ''} />;
}
