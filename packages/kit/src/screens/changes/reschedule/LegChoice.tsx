import { useMessages } from '../../../messages/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { RadioList } from '../../../primitives/field/RadioList.tsx';
import { useFlightWords } from '../use-flight-words.ts';
import type { ChangeAddress } from './address.ts';
import { legsOf, travellersOn } from './tickets-on-leg.ts';
import type { Party } from './use-party.ts';

interface LegChoiceProps {
  party: Party;
  address: ChangeAddress;
  onChange: (leg: number) => void;
}

/** Choice of the leg that is changed, where the tickets have several; one that nobody can change says why. */
export function LegChoice({ party: { order, now }, address, onChange }: LegChoiceProps) {
  const t = useMessages('changes');
  const { route, when } = useFlightWords();
  const legs = legsOf(order);
  if (legs.length < 2) return null;
  return (
    <Section title={t('leg.title')}>
      <Card flush>
        <RadioList
          flush
          legend={t('leg.title')}
          legendHidden
          value={String(address.leg)}
          onChange={(value) => onChange(Number(value))}
          items={legs.map(({ at, leg }) => {
            const on = travellersOn(order, at, now, true);
            const bar = on.every((one) => one.bar !== undefined) ? on[0]?.bar : undefined;
            return {
              value: String(at),
              label: `${leg.flightNo} ${route(leg)}`,
              detail: bar ? t(`bar.${bar}`) : when(leg.departs),
            };
          })}
        />
      </Card>
    </Section>
  );
}
