import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import type { ChoosingSeats } from './use-choose-seats-of.ts';

interface ChooseButtonProps {
  choosing: ChoosingSeats;
  onSubmit: () => void;
}

/** Confirms the seats, pays for those that an order keeps, or finds out what came of them. */
export function ChooseButton({ choosing, onSubmit }: ChooseButtonProps) {
  const t = useMessages('seat-choice');
  const { href } = useNavigation();
  const { submitting, chosen, costs, heldBy, asHeld } = choosing;
  const { state } = submitting;
  if (state === 'unknown' || state === 'checking')
    return (
      <Button busy={state === 'checking'} onClick={() => void choosing.check()}>
        {t('unknown.check')}
      </Button>
    );
  if (heldBy !== undefined && asHeld)
    return (
      <Button tone="pay" href={href('seatOrderDetail', { query: { order: heldBy } })}>
        {t('choose.pay')}
      </Button>
    );
  return (
    <Button
      tone={costs ? 'pay' : 'action'}
      disabled={chosen.length === 0}
      busy={state === 'sending'}
      onClick={onSubmit}
    >
      {t('choose.submit')}
    </Button>
  );
}
