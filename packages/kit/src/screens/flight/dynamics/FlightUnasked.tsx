import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';

/** An address that names no flight or route: one is to be searched for first. */
export function FlightUnasked() {
  const t = useMessages('dynamics');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="flight"
      title={t('unasked')}
      text={t('unasked.text')}
      action={
        <Button variant="outline" size="medium" href={href('flights')}>
          {t('unasked.go')}
        </Button>
      }
    />
  );
}
