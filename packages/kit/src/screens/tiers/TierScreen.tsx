import { useState } from 'react';
import { useUser } from '../../client/account/account.ts';
import { heroTone } from '../../components/page-hero/PageHero.tsx';
import { StarSteps } from '../../components/tier-progress/StarSteps.tsx';
import { TierMeasures } from '../../components/tier-progress/TierMeasures.tsx';
import { TierRule } from '../../components/tier-progress/TierRule.tsx';
import { TierProgress } from '../../components/tier-progress/TierProgress.tsx';
import { TierProgressSkeleton } from '../../components/tier-progress/TierProgressSkeleton.tsx';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { AppBarAction } from '../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { memberName } from '../../rules/member.ts';
import { starOf } from '../../rules/tiers/progress.ts';
import { Frame } from '../shell/Frame.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { ReadStates } from '../shell/ReadStates.tsx';
import { BenefitsSection } from './BenefitsSection.tsx';
import { PlanSheet } from './PlanSheet.tsx';
import { TierSaleLinks } from './TierSaleLinks.tsx';
import { useTier, type TierStanding } from './use-tier.ts';
import * as styles from './tiers.css.ts';

/** /mine/memberUpgrade: the tier, what is missing for the next, what keeps it, and what it gives. */
export function TierScreen() {
  const t = useMessages('tier-progress');
  const { href } = useNavigation();
  const tier = useTier();
  const [planning, setPlanning] = useState(false);
  const standing = tier.state === 'ready' ? tier.standing : undefined;
  const upgrade = standing?.upgrade;
  const own = tier.state === 'ready' ? tier.standing.account.tierCode : tier.own;
  const failed = tier.state === 'waiting' && tier.read.error;
  return (
    <Frame
      title={t('title')}
      {...(!failed && {
        ...(own && { tone: heroTone(own) }),
        hero: standing ? <Head standing={standing} /> : <TierProgressSkeleton tier={own} />,
      })}
      action={<AppBarAction href={href('programmeRules')}>{t('rules')}</AppBarAction>}
      footer={
        upgrade && (
          <Button wide size="large" onClick={() => setPlanning(true)}>
            {t('plan.open')}
          </Button>
        )
      }
    >
      {tier.state === 'ready' ? (
        <Standing standing={tier.standing} />
      ) : (
        <ReadStates read={tier.read} title={t('failed')} note={t('failed.note')}>
          <TierBodySkeleton />
        </ReadStates>
      )}
      {upgrade && <PlanSheet upgrade={upgrade} open={planning} onOpenChange={setPlanning} />}
    </Frame>
  );
}

/** Widths of ways on, CSS px. */
const ways = [112, 72, 88, 80];

/** Content below the head while it is on its way: a part of the tier's own, and ways on. */
function TierBodySkeleton() {
  return (
    <div aria-hidden="true">
      <Section title={<Skeleton line="strong" inlineSize={56} />}>
        <Card className={styles.keeping}>
          <Skeleton line="strong" inlineSize={120} />
          <Skeleton inlineSize="100%" blockSize={8} />
          <Skeleton line="small" inlineSize={144} />
        </Card>
      </Section>
      <Section title={<Skeleton line="strong" inlineSize={104} />}>
        <ListCard look="open">
          {ways.map((width) => (
            <ListRow key={width} label={<Skeleton line="body" inlineSize={width} />} />
          ))}
        </ListCard>
      </Section>
    </div>
  );
}

function Head({ standing: { account, goal } }: { standing: TierStanding }) {
  const user = useUser();
  const locale = useLocale();
  const holder = { name: user.data && memberName(user.data, locale), cardNumber: user.data?.ffpNo };
  return (
    <TierProgress
      data-pair="tier"
      holder={holder}
      tier={account.tierCode}
      validUntil={account.tierValidUntil}
      goal={goal}
    />
  );
}

function Standing({ standing: { account, upgrade, retention, goal, readAt } }: { standing: TierStanding }) {
  const t = useMessages('tier-progress');
  const star = starOf(account.subTier);
  return (
    <>
      <ReadOffline readAt={readAt} />
      {star !== undefined && (
        <Section title={t('star.title')}>
          <StarSteps star={star} next={upgrade?.nextStep?.measures} />
        </Section>
      )}
      {retention && goal.kind === 'reach' && <Keeping retention={retention} />}
      {account.tierCode !== 'CHD' && <TierSaleLinks />}
      <BenefitsSection own={account.tierCode} next={upgrade?.targetTier} />
    </>
  );
}

function Keeping({ retention }: { retention: NonNullable<TierStanding['retention']> }) {
  const t = useMessages('tier-progress');
  return (
    <Section title={t('keep.title')}>
      <Card className={styles.keeping}>
        <TierMeasures measures={retention.measures} />
        <TierRule goal={{ ...retention, kind: 'keep', tier: retention.currentTier }} />
      </Card>
    </Section>
  );
}
