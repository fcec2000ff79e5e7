import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';

/** The way from the next trip to seats and check-in. */
export function CheckInLink() {
  const t = useMessages('home');
  const { href } = useNavigation();
  return (
    <Button variant="tinted" size="medium" href={href('checkIn')}>
      {t('trip.checkIn')}
    </Button>
  );
}
