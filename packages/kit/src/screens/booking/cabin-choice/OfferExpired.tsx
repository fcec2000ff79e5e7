import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';

export interface OfferExpiredProps {
  /** Until when the prices were kept; undefined where that was not told. */
  expires: string | undefined;
  onAskAgain: () => void;
}

/** Prices whose time is over, and the way to those of now. */
export function OfferExpired({ expires, onAskAgain }: OfferExpiredProps) {
  const t = useMessages('cabin-choice');
  const { date } = useFormats();
  return (
    <EmptyState
      drawing="not-found"
      title={t('expired')}
      text={expires === undefined ? t('expiredUntold') : t('expiredText', { time: date(expires, 'time') })}
      action={
        <Button variant="outline" size="medium" onClick={onAskAgain}>
          {t('again')}
        </Button>
      }
    />
  );
}
