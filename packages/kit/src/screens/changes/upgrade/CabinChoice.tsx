import type { UpgradeFlight } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { RadioList } from '../../../primitives/field/RadioList.tsx';
import { useUpgradeWords } from './use-upgrade-words.ts';

interface CabinChoiceProps {
  flight: UpgradeFlight;
  value: string;
  onChange: (cabin: string) => void;
}

/** Cabins that a flight can be upgraded to. */
export function CabinChoice({ flight, value, onChange }: CabinChoiceProps) {
  const t = useMessages('upgrades');
  const { replace } = useNavigation();
  const words = useUpgradeWords();
  return (
    <Card flush>
      <RadioList
        flush
        legend={t('cabins')}
        legendHidden
        value={value}
        onChange={(name) => {
          onChange(name);
          replace('upgradeCabin', { query: { flight: flight.upgradeRef, cabin: name } });
        }}
        items={flight.cabins.map((one) => ({
          value: one.cabin,
          label: words.cabin(one.cabin, one.bookingClass),
        }))}
      />
    </Card>
  );
}
