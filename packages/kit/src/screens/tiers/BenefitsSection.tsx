import { useTierPrivileges } from '../../client/tiers/tiers.ts';
import { BenefitFigures } from '../../components/benefit-table/BenefitFigures.tsx';
import { BenefitTable } from '../../components/benefit-table/BenefitTable.tsx';
import type { TierCode } from '../../contracts/points/points.ts';
import type { TierPrivileges } from '../../contracts/tiers/tiers.ts';
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
  // The member's own comes first, also where it is not the lower one, as a child's.
  const shown = privileges.data?.tiers
    .filter(({ tierCode }) => tierCode === own || tierCode === next)
    .toSorted((one, other) => Number(other.tierCode === own) - Number(one.tierCode === own));
  if (!shown && !privileges.error) return null;
  return (
    <Section
      title={t('benefits.title')}
      action={shown && <SectionLink href={href('benefits')}>{t('benefits.all')}</SectionLink>}
    >
      {shown ? (
        <Benefits shown={shown} own={own} />
      ) : (
        <Card>
          <FailedRead read={privileges} title={t('benefits.failed')} />
        </Card>
      )}
    </Section>
  );
}

/** Beside those of the next tier as a table; where there is none above, as figures. */
function Benefits({ shown, own }: { shown: readonly TierPrivileges[]; own: TierCode }) {
  const [only, ...others] = shown;
  return only && others.length === 0 ? (
    <BenefitFigures tier={only} />
  ) : (
    <BenefitTable tiers={shown} own={own} />
  );
}
