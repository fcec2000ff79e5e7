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
  const { href } = useNavigation();
  const share = useShare();
  if (!share) return null;
  const path = href(way === 'refund' ? 'refundFee' : 'changeFee', { query: { result: reference } });
  const title = t('share.title', { flight: flightNo });
  return (
    <Button variant="outline" size="medium" icon="share" onClick={() => share({ title, path })}>
      {t('share')}
    </Button>
  );
}
