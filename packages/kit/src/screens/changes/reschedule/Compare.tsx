import { useState } from 'react';
import { RefundCalculator } from '../../../components/refund-calculator/RefundCalculator.tsx';
import type { ChangeQuote } from '../../../contracts/changes/change.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { SelectField } from '../../../primitives/field/SelectField.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import { pricedOn } from './tickets-on-leg.ts';
import type { Party } from './use-party.ts';

export interface CompareProps {
  /** Everybody who is changed. */
  travellers: Party['going'];
  /** ms since 1970. */
  now: number;
  /** Fare to change to for each ticket, where one is chosen. */
  fares?: readonly Pick<ChangeQuote['passengers'][number], 'ticketNo' | 'fare' | 'lowerFare'>[] | undefined;
}

/** Refund, change and keep of one passenger on one axis, with when the fee goes from what to what. */
export function Compare({ travellers, now, fares }: CompareProps) {
  const t = useMessages('changes');
  const { hotline } = useConfig();
  const [chosen, setChosen] = useState<string>();
  const shown = travellers.find(({ ticket }) => ticket.ticketNo === chosen) ?? travellers[0];
  if (!shown) return null;
  const { ticket, leg } = shown;
  const target = fares?.find(({ ticketNo }) => ticketNo === ticket.ticketNo);
  return (
    <Section title={t('compare.of', { name: ticket.name })}>
      {travellers.length > 1 && (
        <SelectField
          label={t('compare.who')}
          value={ticket.ticketNo}
          onChange={(event) => setChosen(event.target.value)}
          choices={travellers.map((one) => ({ value: one.ticket.ticketNo, label: one.ticket.name }))}
        />
      )}
      <RefundCalculator
        key={ticket.ticketNo}
        ticket={pricedOn(ticket, leg)}
        now={now}
        attached={ticket.insurance?.amount}
        target={target}
        hotline={hotline}
        defaultValue="change"
      />
    </Section>
  );
}
