import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';

/** An order that waits for its payment stands against a new one: the way to it. */
export function WaitingNotice({ orderNo }: { orderNo: string }) {
  const t = useMessages('tier-orders');
  const { href } = useNavigation();
  return (
    <Notice
      tone="attention"
      icon="clock"
      title={t('waiting')}
      action={
        <Button
          variant="outline"
          size="medium"
          href={href('tierOrderDetail', { query: { tradingOrderNo: orderNo } })}
        >
          {t('waiting.open')}
        </Button>
      }
    >
      {t('waiting.text')}
    </Notice>
  );
}
