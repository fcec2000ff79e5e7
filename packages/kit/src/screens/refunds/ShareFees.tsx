import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { useShare } from '../shell/use-share.ts';

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
  const share = useShare({ copied: t('share.copied'), failed: t('share.failed') });
  if (!host.can('share')) return null;
  const shareResult = () =>
    share({
      title: t('share.title', { flight: flightNo }),
      address: href(way === 'refund' ? 'refundFee' : 'changeFee', { query: { result: reference } }),
    });
  return (
    <Button variant="outline" size="medium" icon="share" onClick={() => void shareResult()}>
      {t('share')}
    </Button>
  );
}
