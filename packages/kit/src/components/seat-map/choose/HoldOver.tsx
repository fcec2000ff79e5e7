import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';

/** The seats are no longer kept: nothing was charged, and the map is to be asked for again. */
export function HoldOver({ onRenew }: { onRenew: () => void }) {
  const t = useMessages('seats');
  return (
    <Notice
      tone="attention"
      icon="clock"
      title={t('hold.over')}
      live
      action={
        <Button variant="tinted" size="medium" onClick={onRenew}>
          {t('hold.renew')}
        </Button>
      }
    >
      {t('hold.overText')}
    </Notice>
  );
}
