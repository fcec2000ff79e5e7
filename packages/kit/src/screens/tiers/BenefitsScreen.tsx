import { usePointsAccount } from '../../client/points/points.ts';
import { useTierPrivileges } from '../../client/tiers/tiers.ts';
import { BenefitTable } from '../../components/benefit-table/BenefitTable.tsx';
import type { TierPrivileges } from '../../contracts/tiers/tiers.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Frame } from '../shell/Frame.tsx';
import { Reading } from '../shell/ReadStates.tsx';
import * as styles from './tiers.css.ts';

/** /mine/benefits: the eight benefits of every tier, and what each tier asks for. */
export function BenefitsScreen() {
  const t = useMessages('tier-progress');
  const privileges = useTierPrivileges();
  const own = usePointsAccount().data?.tierCode;
  return (
    <Frame title={t('benefits.allTitle')}>
      <Reading
        read={privileges}
        title={t('benefits.failed')}
        skeleton={<Skeleton inlineSize="100%" blockSize={480} />}
      >
        {({ tiers }) => (
          <>
            <BenefitTable tiers={tiers} own={own} />
            <Section
              title={t('benefits.needs')}
              action={<span className={styles.aside}>{t('benefits.count')}</span>}
            >
              <Needs tiers={tiers} />
            </Section>
          </>
        )}
      </Reading>
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
