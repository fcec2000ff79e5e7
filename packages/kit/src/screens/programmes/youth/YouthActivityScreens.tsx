import { useYouthActivity, useYouthMembership } from '../../../client/programmes/programmes.ts';
import { ContentBlocks } from '../../../components/content-blocks/ContentBlocks.tsx';
import { ActivityFacts } from '../../../components/youth/ActivityFacts.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { mayApply } from '../../../rules/programmes/youth.ts';
import { Reading } from '../../shell/ReadStates.tsx';
import { useContentHref } from '../use-content-href.ts';
import { Frame } from '../../shell/Frame.tsx';
import * as styles from '../content.css.ts';

/** /youthLeague/activity/:id: one activity, as an invitation links to it. */
export function YouthActivityScreen() {
  return <Activity id={usePlace('youthActivity').params.id ?? ''} />;
}

/** /youthLeague/detail: the activity that the query names. */
export function YouthActivityDetailScreen() {
  return <Activity id={usePlace('youthActivityDetail').query.id ?? ''} />;
}

function Activity({ id }: { id: string }) {
  const t = useMessages('youth');
  const { href } = useNavigation();
  const hrefOf = useContentHref();
  const read = useYouthActivity(id);
  const membership = useYouthMembership().data ?? { state: 'none' };
  const open = read.data?.activity?.state !== 'over' && mayApply(membership);
  return (
    <Frame
      title={t('activity.title')}
      footer={
        read.data?.activity &&
        open && (
          <Button wide size="large" href={href('youthApply')}>
            {t('home.apply')}
          </Button>
        )
      }
    >
      <Reading read={read} title={t('failed')}>
        {({ activity }) =>
          activity ? (
            <div className={styles.stack}>
              <ActivityFacts activity={activity} />
              <ContentBlocks blocks={activity.blocks} hrefOf={hrefOf} />
            </div>
          ) : (
            <EmptyState
              drawing="calendar"
              title={t('activity.gone')}
              text={t('activity.goneText')}
              action={
                <Button variant="outline" size="medium" href={href('youthActivities')}>
                  {t('activity.toList')}
                </Button>
              }
            />
          )
        }
      </Reading>
    </Frame>
  );
}
