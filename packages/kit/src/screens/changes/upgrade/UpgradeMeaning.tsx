import type { UpgradeCabin, UpgradeFlight } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import type { UpgradeWay } from '../../../rules/changes/upgrade.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { Consequences } from '../Consequences.tsx';
import { TierEffect } from '../TierEffect.tsx';
import type { UpgradeKnown } from './of-flight.tsx';
import type { useAgreement } from '../use-agreement.ts';
import * as styles from '../changes.css.ts';

interface UpgradeMeaningProps {
  flight: UpgradeFlight;
  cabin: UpgradeCabin;
  way: UpgradeWay;
  /** The airline's own words about the rest. */
  told: UpgradeKnown['options']['becomes'];
  agreement: ReturnType<typeof useAgreement>;
}

/** Consequences of an upgrade for tiers and the rest of the journey, and the agreement to it. */
export function UpgradeMeaning({ flight, cabin, way, told, agreement }: UpgradeMeaningProps) {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const { hotline } = useConfig();
  return (
    <>
      <TierEffect was={flight.earns} is={cabin.earns} relation={flight.relation} />
      <Consequences
        rest={{
          seats: flight.seat === undefined ? [] : [flight.seat],
          seatsPaid: flight.seatPaid ? [flight.seatPaid] : [],
          addOns: flight.addOns,
          insured: flight.insurance ? [flight.name] : [],
          invoiced: flight.invoiced ?? false,
        }}
        told={told}
        others={[
          flight.children.length > 0 && {
            icon: 'people',
            title: t('along', { names: flight.children.join(t('separator')) }),
            text: t('along.text', { hotline }),
          },
        ]}
      />
      <p className={styles.note}>{t('confirm.seat')}</p>
      <Checkbox
        name="agree"
        label={t.rich('agree', {
          rules: (named) => <Link href={href('platinumUpgradeRules')}>{named}</Link>,
        })}
        detail={t(way === 'cash' ? 'agree.cash' : 'agree.other')}
        checked={agreement.agreed}
        error={agreement.missing ? t('agree.first') : undefined}
        onChange={({ target }) => agreement.setAgreed(target.checked)}
      />
    </>
  );
}
