import { useYouthMembership } from '../../../client/programmes/programmes.ts';
import { YouthMembershipCard } from '../../../components/youth/YouthMembershipCard.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { mayApply, youthAges } from '../../../rules/programmes/youth.ts';
import { Reading } from '../../shell/ReadStates.tsx';
import { Frame } from '../../shell/Frame.tsx';

/** /youthLeague/member: how far the member's own membership has come. */
export function YouthMembershipScreen() {
  const t = useMessages('youth');
  const { href } = useNavigation();
  return (
    <Frame title={t('member.title')}>
      <Reading read={useYouthMembership()} title={t('failed')}>
        {(membership) =>
          membership.state === 'none' ? (
            <EmptyState
              drawing="document"
              title={t('member.none')}
              text={t('member.noneText', youthAges)}
              action={
                <Button
                  variant="outline"
                  size="medium"
                  href={href(mayApply(membership) ? 'youthApply' : 'youthGuide')}
                >
                  {t(mayApply(membership) ? 'home.apply' : 'way.guide')}
                </Button>
              }
            />
          ) : (
            <YouthMembershipCard
              membership={{ ...membership, state: membership.state }}
              action={
                membership.state === 'declined' ? (
                  <Button
                    variant="outline"
                    size="medium"
                    href={href(mayApply(membership) ? 'youthApply' : 'youthGuide')}
                  >
                    {t(mayApply(membership) ? 'member.again' : 'way.guide')}
                  </Button>
                ) : (
                  <Button variant="outline" size="medium" href={href('youthActivities')}>
                    {t('activity.toList')}
                  </Button>
                )
              }
            />
          )
        }
      </Reading>
    </Frame>
  );
}
