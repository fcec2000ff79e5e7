import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { isOutcomeUnknown } from '../../shell/use-verified-mutation.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import type { ChoosingSeats } from './use-choose-seats-of.ts';

interface ChooseButtonProps {
  choosing: ChoosingSeats;
  onSubmit: () => void;
}

/** Confirms the seats, pays for those that an order keeps, or finds out their outcome. */
export function ChooseButton({ choosing, onSubmit }: ChooseButtonProps) {
  const t = useMessages('seat-choice');
  const { href } = useNavigation();
  const { write, chosen, costs, heldBy, asHeld } = choosing;
  if (heldBy !== undefined && asHeld && !isOutcomeUnknown(write))
    return (
      <Button tone="pay" href={href('seatOrderDetail', { query: { order: heldBy } })}>
        {t('choose.pay')}
      </Button>
    );
  return (
    <WriteButton
      write={write}
      onCheck={choosing.check}
      tone={costs ? 'pay' : 'action'}
      disabled={chosen.length === 0}
      onClick={onSubmit}
    >
      {t('choose.submit')}
    </WriteButton>
  );
}
