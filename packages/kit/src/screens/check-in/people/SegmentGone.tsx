import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';

/** The address names a flight that is none of the member's. */
export function SegmentGone({ title }: { title: string }) {
  const t = useMessages('companions');
  const { href } = useNavigation();
  return (
    <Frame title={title}>
      <Card>
        <EmptyState
          icon="plane"
          title={t('segment.gone')}
          text={t('segment.goneText')}
          action={
            <Button variant="tinted" size="medium" href={href('checkIn')}>
              {t('segment.back')}
            </Button>
          }
        />
      </Card>
    </Frame>
  );
}
