import { useMessages } from '../../messages/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { waitingDays } from '../../rules/beneficiaries.ts';

export interface BeneficiaryStatusProps extends RootProps<HTMLSpanElement> {
  /** From when points can be used: a day of the airline's calendar, or an instant. */
  beneficiaryDate: string;
  /** The airline's clock, which "in so many days" counts from. */
  now: Date;
}

/** Whether points can be used for a beneficiary, or in how many days. Source: membership.md section 3. */
export function BeneficiaryStatus({ beneficiaryDate, now, ...root }: BeneficiaryStatusProps) {
  const t = useMessages('beneficiaries');
  const days = waitingDays(beneficiaryDate, now);
  return days === undefined ? (
    <Badge {...root} tone="done" icon="check">
      {t('status.inForce')}
    </Badge>
  ) : (
    <Badge {...root} tone="attention" icon="clock">
      {t('status.waiting', { days })}
    </Badge>
  );
}
