import type { YouthMembership } from '../../../contracts/programmes/programmes.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { youthAges } from '../../../rules/programmes/youth.ts';
import { Frame } from '../../shell/Frame.tsx';

/** In place of a form that would be filled in for nothing: why, and the way on. */
export function YouthClosed({ membership: { obstacle } }: { membership: YouthMembership }) {
  const t = useMessages('youth');
  const { href } = useNavigation();
  return (
    <Frame title={t('apply.title')}>
      <Card>
        {obstacle === 'age' ? (
          <EmptyState
            icon="info"
            title={t('refused.age')}
            text={t('refused.ageText', youthAges)}
            action={
              <Button variant="tinted" size="medium" href={href('youthGuide')}>
                {t('way.guide')}
              </Button>
            }
          />
        ) : (
          <EmptyState
            icon="id-card"
            title={t('refused.twice')}
            text={t('refused.twiceText')}
            action={
              <Button variant="tinted" size="medium" href={href('youthMembers')}>
                {t('way.member')}
              </Button>
            }
          />
        )}
      </Card>
    </Frame>
  );
}
