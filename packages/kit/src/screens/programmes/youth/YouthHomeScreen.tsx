import {
  useContentPage,
  useYouthActivities,
  useYouthMembership,
} from '../../../client/programmes/programmes.ts';
import { ContentBlocks } from '../../../components/content-blocks/ContentBlocks.tsx';
import { heroOf } from '../../../components/content-blocks/hero-of.ts';
import { heroTone, PageHero } from '../../../components/page-hero/PageHero.tsx';
import { ActivityCard } from '../../../components/youth/ActivityCard.tsx';
import { ActivityFigures } from '../../../components/youth/ActivityFigures.tsx';
import { PastActivities } from '../../../components/youth/PastActivities.tsx';
import type { YouthActivity } from '../../../components/youth/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section, SectionLink } from '../../../primitives/card/Section.tsx';
import { RouteNetwork } from '../../../primitives/drawing/RouteNetwork.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { mayApply } from '../../../rules/programmes/youth.ts';
import { Reading } from '../../shell/ReadStates.tsx';
import { useToday } from '../../shell/use-today.ts';
import { useContentHref } from '../use-content-href.ts';
import { Frame } from '../../shell/Frame.tsx';
import * as styles from '../content.css.ts';

/** How many activities are on the first page. */
const shown = 2;

/** Places whose routes are drawn brighter. */
const bright = ['SIA', 'LXA'] as const;

/** /youthLeague/home: what the youth programme is, its next activities, and the way in. */
export function YouthHomeScreen() {
  const t = useMessages('youth');
  const { href } = useNavigation();
  const hrefOf = useContentHref();
  const today = useToday();
  const open = mayApply(useYouthMembership().data ?? { state: 'none' });
  const page = useContentPage('youth.home');
  const activities = useYouthActivities().data?.activities ?? [];
  const { hero, rest } = heroOf(page.data?.blocks ?? []);
  return (
    <Frame
      title={t('home.title')}
      {...(!page.error && {
        tone: heroTone('ink'),
        hero: (
          <PageHero
            overline={hero?.overline}
            sentence={hero?.title}
            line={hero?.text}
            ground={<RouteNetwork chosen={bright} />}
          />
        ),
      })}
      band={activities.length > 0 && <ActivityFigures activities={activities} today={today} />}
      footer={
        <Button wide size="large" href={href(open ? 'youthApply' : 'youthMembers')}>
          {t(open ? 'home.apply' : 'home.mine')}
        </Button>
      }
    >
      <Reading read={page} title={t('failed')}>
        {() => (
          <div className={styles.stack}>
            <NextActivities activities={activities} />
            <ContentBlocks blocks={rest} hrefOf={hrefOf} />
            <Past activities={activities} />
            <Section title={t('home.more')}>
              <ListCard look="open">
                <ListRow icon="cap" label={t('member.title')} href={href('youthMembers')} />
                <ListRow icon="help" label={t('guide.title')} href={href('youthGuide')} />
                <ListRow icon="book" label={t('agreement.title')} href={href('youthAgreement')} />
              </ListCard>
            </Section>
          </div>
        )}
      </Reading>
    </Frame>
  );
}

interface ActivitiesProps {
  activities: readonly YouthActivity[];
}

/** The next activities; nothing where they cannot be had, the list says why. */
function NextActivities({ activities }: ActivitiesProps) {
  const t = useMessages('youth');
  const { href } = useNavigation();
  const next = activities.filter(({ state }) => state !== 'over');
  return (
    <Section
      title={t('home.activities')}
      action={<SectionLink href={href('youthActivities')}>{t('home.all')}</SectionLink>}
    >
      {next.length > 0 && (
        <div className={styles.stack}>
          {next.slice(0, shown).map((activity) => (
            <ActivityCard
              key={activity.id}
              activity={activity}
              href={href('youthActivity', { params: { id: activity.id } })}
            />
          ))}
        </div>
      )}
    </Section>
  );
}

/** Activities that are over. */
function Past({ activities }: ActivitiesProps) {
  const t = useMessages('youth');
  const { href } = useNavigation();
  const past = activities.filter(({ state }) => state === 'over');
  if (past.length === 0) return null;
  return (
    <Section title={t('home.past')}>
      <PastActivities
        label={t('home.past')}
        activities={past}
        href={({ id }) => href('youthActivity', { params: { id } })}
      />
    </Section>
  );
}
