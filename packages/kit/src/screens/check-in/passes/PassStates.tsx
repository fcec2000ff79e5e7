import { BoardingPassSkeleton } from '../../../components/boarding-pass/BoardingPassSkeleton.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Loading } from '../../../primitives/skeleton/Loading.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import type { RequestFailedProps } from '../../shell/RequestFailed.tsx';
import { ReadFailed } from '../ReadFailed.tsx';

export function PassLoading() {
  const shell = useMessages('shell');
  return (
    <Loading label={shell('loading')}>
      <BoardingPassSkeleton />
    </Loading>
  );
}

/** The passes are not to be had; a pass that the airline cannot make yet says so itself, and what holds all the same. */
export function PassFailed(props: Omit<RequestFailedProps, 'title'>) {
  const t = useMessages('boarding-pass');
  return (
    <Card>
      <ReadFailed title={t('failed')} {...props} />
    </Card>
  );
}

/** Nobody is checked in. */
export function NoPass() {
  const t = useMessages('boarding-pass');
  const { href } = useNavigation();
  return (
    <Card>
      <EmptyState
        drawing="order"
        title={t('none')}
        text={t('none.text')}
        action={
          <Button variant="outline" size="medium" href={href('checkIn')}>
            {t('none.action')}
          </Button>
        }
      />
    </Card>
  );
}
