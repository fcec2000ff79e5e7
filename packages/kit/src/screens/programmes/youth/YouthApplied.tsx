import { OrderFact, OrderFacts } from '../../../components/order/OrderFacts.tsx';
import { PerforatedCard } from '../../../components/perforated-card/PerforatedCard.tsx';
import { NextSteps } from '../../../components/result/NextSteps.tsx';
import type { YouthMembership } from '../../../contracts/programmes/programmes.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { ResultFrame } from '../../shell/ResultFrame.tsx';
import * as styles from '../content.css.ts';

/** An application that has been taken in, what comes next, and where its progress is told. */
export function YouthApplied({ membership: { state, application } }: { membership: YouthMembership }) {
  const t = useMessages('youth');
  const { date } = useFormats();
  const { href } = useNavigation();
  return (
    <ResultFrame
      takesFocus
      bar={t('apply.title')}
      tone="received"
      title={t('apply.done')}
      text={t('member.reviewingText')}
      slip={
        // Until it has been read again it may be one that was declined before.
        state === 'reviewing' &&
        application && (
          <PerforatedCard
            stub={
              <OrderFacts>
                <OrderFact label={t('member.applicationNo')}>{application.applicationNo}</OrderFact>
                <OrderFact label={t('member.appliedOn')}>{date(application.appliedOn, 'date')}</OrderFact>
              </OrderFacts>
            }
          >
            <div className={styles.slipHead}>
              <p className={styles.slipName}>{application.name}</p>
              <Badge icon="clock">{t('member.reviewing')}</Badge>
            </div>
          </PerforatedCard>
        )
      }
      next={<Button href={href('youthMembers')}>{t('way.member')}</Button>}
    >
      <NextSteps steps={[{ icon: 'calendar', title: t('home.activities'), href: href('youthActivities') }]} />
    </ResultFrame>
  );
}
