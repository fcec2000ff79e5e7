import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { toastStore } from '../../primitives/toast/store.ts';

interface ShareFeesProps {
  reference: string;
  way: 'refund' | 'change';
  /** Flight of the ticket; neither text nor address says whose ticket it is. */
  flightNo: string;
}

/** Shares the result by its reference, where the host can share. */
export function ShareFees({ reference, way, flightNo }: ShareFeesProps) {
  const t = useMessages('saved-fees');
  const host = useHost();
  const { href } = useNavigation();
  if (!host.can('share')) return null;
  const share = async () => {
    const address = href(way === 'refund' ? 'refundFee' : 'changeFee', { query: { result: reference } });
    try {
      const went = await host.share({
        title: t('share.title', { flight: flightNo }),
        url: host.page.origin() + address,
      });
      if (went === 'copied') toastStore.show(t('share.copied'));
    } catch {
      toastStore.show(t('share.failed'));
    }
  };
  return (
    <Button variant="outline" size="medium" icon="share" onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}
