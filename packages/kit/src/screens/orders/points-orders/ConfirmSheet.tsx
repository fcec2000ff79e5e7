import type { ResponseOf } from '../../../contracts/call.ts';
import type { pointsOffer } from '../../../contracts/orders/points-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Sheet } from '../../../primitives/sheet/Sheet.tsx';
import { Confirmation, ConfirmationBar } from './Confirmation.tsx';
import { useOrdering } from './use-ordering.ts';

interface ConfirmSheetProps {
  offer: ResponseOf<typeof pointsOffer>;
  points: number;
  purchaseId: string;
  onClose: () => void;
}

/** How many points at which price, once more, over their choice, and the order. */
export function ConfirmSheet({ offer, points, purchaseId, onClose }: ConfirmSheetProps) {
  const t = useMessages('points-orders');
  const shell = useMessages('shell');
  const confirmed = { offer, points, ordering: useOrdering(purchaseId, points) };
  const { state } = confirmed.ordering.write;
  return (
    <Sheet
      open
      onOpenChange={() => state !== 'sending' && state !== 'checking' && onClose()}
      title={t('confirm.title')}
      closeLabel={shell('close')}
      actions={<ConfirmationBar {...confirmed} />}
    >
      <Confirmation
        {...confirmed}
        change={
          <Button variant="text" size="medium" onClick={onClose}>
            {t('change')}
          </Button>
        }
      >
        {(facts) => facts}
      </Confirmation>
    </Sheet>
  );
}
