import { usePointsAccount } from '../../client/points.ts';
import { useTierPrivileges } from '../../client/tiers.ts';
import { BenefitTable } from '../../components/benefit-table/BenefitTable.tsx';
import type { TierPrivileges } from '../../contracts/tiers.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Frame } from '../shell/Frame.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { RequestFailed } from '../shell/RequestFailed.tsx';
import * as styles from './tiers.css.ts';

/** /mine/benefits: the eight benefits of every tier, and what each tier asks for. */
export function BenefitsScreen() {
  const t = useMessages('tier-progress');
  const shell = useMessages('shell');
  const privileges = useTierPrivileges();
  const own = usePointsAccount().data?.tierCode;
  return (
    <Frame title={t('benefits.allTitle')}>
      {privileges.data && (
        <>
          <ReadOffline readAt={privileges.dataUpdatedAt} />
          <BenefitTable tiers={privileges.data.tiers} own={own} />
          <Section
            title={t('benefits.needs')}
            action={<span className={styles.aside}>{t('benefits.count')}</span>}
          >
            <Needs tiers={privileges.data.tiers} />
          </Section>
        </>
      )}
      {!privileges.data && !privileges.error && (
        <Loading label={shell('loading')}>
          <Skeleton inlineSize="100%" blockSize={480} />
        </Loading>
      )}
      {!privileges.data && privileges.error && (
        <Card>
          <RequestFailed
            title={t('benefits.failed')}
            failure={privileges.error}
            onRetry={() => void privileges.refetch()}
            busy={privileges.isFetching}
          />
        </Card>
      )}
    </Frame>
  );
}

function Needs({ tiers }: { tiers: readonly TierPrivileges[] }) {
  const t = useMessages('tier-progress');
  const names = useMessages('tiers');
  const { number } = useFormats();
  const needOf = (needs: TierPrivileges['needs'], kind: 'points' | 'segments') =>
    needs.find((need) => need.kind === kind)?.need ?? 0;
  return (
    <ListCard>
      {tiers.map(({ tierCode, needs }) => {
        const points = needOf(needs, 'points');
        const count = needOf(needs, 'segments');
        return (
          <ListRow
            key={tierCode}
            label={names(`name.${tierCode}`)}
            detail={
              points > 0 || count > 0 ? t('needs.value', { points: number(points), count }) : t('needs.none')
            }
          />
        );
      })}
    </ListCard>
  );
}
