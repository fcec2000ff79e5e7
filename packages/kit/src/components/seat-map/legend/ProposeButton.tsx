import { Button } from '../../../primitives/button/Button.tsx';
import { useSeats } from '../seats-context.ts';

/** Seats together at one press; none to offer for one alone. */
export function ProposeButton() {
  const { people, onPropose, words } = useSeats();
  if (people.length < 2) return null;
  return (
    <Button
      variant="tinted"
      size="medium"
      icon="people"
      onClick={() => void import('../choose/propose.ts').then(onPropose)}
    >
      {words.t('propose')}
    </Button>
  );
}
