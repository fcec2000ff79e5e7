import type { SeatOrder } from '../../contracts/check-in/seats.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button, type ButtonProps } from '../../primitives/button/Button.tsx';

interface ChooseAgainProps {
  order: SeatOrder;
  /** How much it weighs; filled in a bar. */
  variant?: ButtonProps['variant'];
}

/** To the seat map of the first flight, for the same people. */
export function ChooseAgain({ order: { flights, seats }, variant }: ChooseAgainProps) {
  const t = useMessages('seat-orders');
  const { href } = useNavigation();
  const [first] = flights;
  if (!first) return null;
  const passengers = [...new Set(seats.map(({ passengerId }) => passengerId))].join(',');
  return (
    <Button
      variant={variant}
      size={variant === undefined ? 'large' : 'medium'}
      href={href('chooseSeat', { query: { segment: first.segmentId, passengers } })}
    >
      {t('again')}
    </Button>
  );
}
