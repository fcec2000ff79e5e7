import type { YouthMembership } from '../../../contracts/programmes/programmes.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { youthAges } from '../../../rules/programmes/youth.ts';
import { Frame } from '../../shell/Frame.tsx';

/** In place of a form that would be filled in for nothing: why, and the way on. */
export function YouthClosed({ membership: { obstacle } }: { membership: YouthMembership }) {
  const t = useMessages('youth');
  const { href } = useNavigation();
  return (
    <Frame title={t('apply.title')}>
      {obstacle === 'age' ? (
        <EmptyState
          drawing="closed"
          title={t('refused.age')}
          text={t('refused.ageText', youthAges)}
          action={
            <Button variant="outline" size="medium" href={href('youthGuide')}>
              {t('way.guide')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          drawing="document"
          title={t('refused.twice')}
          text={t('refused.twiceText')}
          action={
            <Button variant="outline" size="medium" href={href('youthMembers')}>
              {t('way.member')}
            </Button>
          }
        />
      )}
    </Frame>
  );
}
