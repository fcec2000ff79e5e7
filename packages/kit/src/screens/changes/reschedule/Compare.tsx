import { RefundCalculator } from '../../../components/refund-calculator/RefundCalculator.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import { pricedOn } from './tickets-on-leg.ts';
import type { Party } from './use-party.ts';

interface CompareProps {
  traveller: Party['going'][number];
  /** ms since 1970. */
  now: number;
  /** Flight to change to, where one is chosen. */
  target?: { readonly fare: number; readonly lowerFare?: 'refunded' | 'forfeited' | undefined } | undefined;
}

/** Refund, change and keep of one passenger on one axis, with when the fee goes from what to what. */
export function Compare({ traveller: { ticket, leg }, now, target }: CompareProps) {
  const t = useMessages('changes');
  const { hotline } = useConfig();
  return (
    <Section title={t('compare.of', { name: ticket.name })}>
      <RefundCalculator
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
