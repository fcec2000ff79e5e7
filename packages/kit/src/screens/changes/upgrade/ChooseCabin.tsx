import { useState } from 'react';
import type { UpgradeFlight } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { BarNotice } from './BarNotice.tsx';
import type { UpgradeKnown } from './of-flight.tsx';
import { UpgradeBand } from './UpgradeBand.tsx';
import { OneCabin, type AskedUpgrade } from './OneCabin.tsx';

interface ChooseCabinProps {
  flight: UpgradeFlight;
  known: UpgradeKnown;
  asked: AskedUpgrade;
}

/** Cabin and way of one flight, with the conditions of a voucher while it is chosen. Source: mockup 81. */
export function ChooseCabin({ flight, known, asked }: ChooseCabinProps) {
  const t = useMessages('upgrades');
  const [cabinName, setCabinName] = useState(asked.cabin);
  const cabin = flight.cabins.find((one) => one.cabin === cabinName) ?? flight.cabins[0];
  const band = <UpgradeBand flight={flight} />;
  if (!cabin || flight.bar !== undefined)
    return (
      <Frame title={t('title')} band={band}>
        <BarNotice bar={flight.bar ?? 'topCabin'} flight={flight} />
      </Frame>
    );
  return (
    <OneCabin key={cabin.cabin} {...{ flight, known, asked, cabin }} band={band} onCabin={setCabinName} />
  );
}
