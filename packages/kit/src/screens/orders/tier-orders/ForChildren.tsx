import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';

/** Nothing is sold to child members; their way up is flying. */
export function ForChildren() {
  const t = useMessages('tier-orders');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="closed"
      title={t('barTitle.child')}
      text={t('bar.child')}
      action={
        <Button variant="outline" size="medium" href={href('tier')}>
          {t('way.tier')}
        </Button>
      }
    />
  );
}
