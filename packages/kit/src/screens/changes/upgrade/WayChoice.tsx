import { useMessages } from '../../../messages/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import type { UpgradeWay } from '../../../rules/changes/upgrade.ts';
import { RadioList, type RadioItem } from '../../../primitives/field/RadioList.tsx';
import type { UpgradeCabin } from '../../../contracts/changes/upgrades.ts';

interface WayChoiceProps {
  cabin: UpgradeCabin;
  /** Ways to pay for it: `useWays`. */
  items: readonly RadioItem<UpgradeWay>[];
  value: UpgradeWay | undefined;
  onChange: (way: UpgradeWay) => void;
}

/** Ways to pay for one cabin, and how many seats it has left. */
export function WayChoice({ cabin, items, value, onChange }: WayChoiceProps) {
  const t = useMessages('upgrades');
  return (
    <Section
      title={t('ways')}
      action={cabin.seatsLeft !== undefined && t('seatsLeft', { count: cabin.seatsLeft })}
    >
      <Card flush>
        <RadioList flush legend={t('ways')} legendHidden items={items} value={value} onChange={onChange} />
      </Card>
    </Section>
  );
}
