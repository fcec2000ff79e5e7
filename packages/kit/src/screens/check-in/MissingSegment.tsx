import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';

/** An address that names none of the member's segments; one that names no segment at all asks to choose one. */
export function MissingSegment({ asked }: { asked: boolean }) {
  const t = useMessages('check-in');
  const { href } = useNavigation();
  const about = asked ? 'missing' : 'unasked';
  return (
    <EmptyState
      drawing="seat"
      title={t(`${about}.title`)}
      text={t(`${about}.text`)}
      action={
        <Button variant="outline" size="medium" href={href('checkIn')}>
          {t(asked ? 'missing.back' : 'unasked.go')}
        </Button>
      }
    />
  );
}
