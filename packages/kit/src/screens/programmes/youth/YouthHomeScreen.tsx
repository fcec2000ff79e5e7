import {
  useContentPage,
  useYouthActivities,
  useYouthMembership,
} from '../../../client/programmes/programmes.ts';
import { ContentBlocks } from '../../../components/content-blocks/ContentBlocks.tsx';
import { ActivityRow } from '../../../components/youth/ActivityRow.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section, SectionLink } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { mayApply } from '../../../rules/programmes/youth.ts';
import { Reading } from '../../shell/ReadStates.tsx';
import { useContentHref } from '../use-content-href.ts';
import { Frame } from '../../shell/Frame.tsx';
import * as styles from '../content.css.ts';

/** How many activities are on the first page. */
const shown = 2;

/** /youthLeague/home: what the youth programme is, its next activities, and the way in. */
export function YouthHomeScreen() {
  const t = useMessages('youth');
  const { href } = useNavigation();
  const hrefOf = useContentHref();
  const open = mayApply(useYouthMembership().data ?? { state: 'none' });
  return (
    <Frame
      title={t('home.title')}
      footer={
        <Button wide size="large" href={href(open ? 'youthApply' : 'youthMembers')}>
          {t(open ? 'home.apply' : 'home.mine')}
        </Button>
      }
    >
      <Reading read={useContentPage('youth.home')} title={t('failed')}>
        {({ blocks }) => (
          <div className={styles.stack}>
            <ContentBlocks {...{ blocks, hrefOf }} />
            <NextActivities />
            <Section title={t('home.more')}>
              <ListCard>
                <ListRow icon="id-card" label={t('member.title')} href={href('youthMembers')} />
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

/** The next activities; nothing where they cannot be had, the list says why. */
function NextActivities() {
  const t = useMessages('youth');
  const { href } = useNavigation();
  const next = useYouthActivities().data?.activities.filter(({ state }) => state !== 'over') ?? [];
  return (
    <Section
      title={t('home.activities')}
      action={<SectionLink href={href('youthActivities')}>{t('home.all')}</SectionLink>}
    >
      {next.length > 0 && (
        <ListCard>
          {next.slice(0, shown).map((activity) => (
            <ActivityRow
              key={activity.id}
              activity={activity}
              href={href('youthActivity', { params: { id: activity.id } })}
            />
          ))}
        </ListCard>
      )}
    </Section>
  );
}
