import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import type { DrawingName } from '../../primitives/drawing/Drawing.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';

interface NoOrdersProps {
  title: string;
  text: string;
  /** The thing that is ordered here; an order by itself without it. */
  drawing?: DrawingName;
  /** Words of the way to the first order, and where it leads. */
  action: string;
  to: 'buyPoints' | 'checkIn' | 'exchangeTier';
}

/** A list of orders before the first of them. */
export function NoOrders({ title, text, drawing = 'order', action, to }: NoOrdersProps) {
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing={drawing}
      title={title}
      text={text}
      action={
        <Button variant="outline" size="medium" href={href(to)}>
          {action}
        </Button>
      }
    />
  );
}
