import { useMessages } from '../../../messages/provider.tsx';
import { useToldDays } from '../../../messages/use-told-days.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { useToday } from '../../shell/use-today.ts';

export interface OfferExpiredProps {
  /** Until when the prices were kept; undefined where that was not told. */
  expires: string | undefined;
  onAskAgain: () => void;
}

/** Prices whose time is over, and the way to those of now. */
export function OfferExpired({ expires, onAskAgain }: OfferExpiredProps) {
  const t = useMessages('cabin-choice');
  const { until } = useToldDays(useToday());
  return (
    <EmptyState
      drawing="not-found"
      title={t('expired')}
      text={expires === undefined ? t('expiredUntold') : t('expiredText', { time: until(expires) })}
      action={
        <Button variant="outline" size="medium" onClick={onAskAgain}>
          {t('again')}
        </Button>
      }
    />
  );
}
