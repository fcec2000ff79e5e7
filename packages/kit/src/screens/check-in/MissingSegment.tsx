import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';

/** An address that names none of the member's segments. */
export function MissingSegment() {
  const t = useMessages('check-in');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="seat"
      title={t('missing.title')}
      text={t('missing.text')}
      action={
        <Button variant="outline" size="medium" href={href('checkIn')}>
          {t('missing.back')}
        </Button>
      }
    />
  );
}
