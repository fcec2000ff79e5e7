import { useTierPrivileges } from '../../client/tiers/tiers.ts';
import { BenefitTable } from '../../components/benefit-table/BenefitTable.tsx';
import type { TierCode } from '../../contracts/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section, SectionLink } from '../../primitives/card/Section.tsx';
import { FailedRead } from '../shell/ReadStates.tsx';

interface BenefitsSectionProps {
  own: TierCode;
  /** The tier beside it; none for platinum. */
  next?: TierCode | undefined;
}

/** The benefits of the member's tier beside those of the next. */
export function BenefitsSection({ own, next }: BenefitsSectionProps) {
  const t = useMessages('tier-progress');
  const { href } = useNavigation();
  const privileges = useTierPrivileges();
  const shown = privileges.data?.tiers.filter(({ tierCode }) => tierCode === own || tierCode === next);
  if (!shown && !privileges.error) return null;
  return (
    <Section
      title={t('benefits.title')}
      action={shown && <SectionLink href={href('benefits')}>{t('benefits.all')}</SectionLink>}
    >
      {shown ? (
        <BenefitTable tiers={shown} own={own} />
      ) : (
        <Card>
          <FailedRead read={privileges} title={t('benefits.failed')} />
        </Card>
      )}
    </Section>
  );
}
