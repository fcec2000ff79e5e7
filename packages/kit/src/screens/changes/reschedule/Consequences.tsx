import type { ReactNode } from 'react';
import type { ChangedRest, ChangeQuote } from '../../../contracts/changes/change.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Section } from '../../../primitives/card/Section.tsx';
import { Icon, type IconName } from '../../../primitives/icon/Icon.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import type { Party } from './use-party.ts';
import * as styles from './reschedule.css.ts';

interface Consequence {
  readonly icon: IconName;
  readonly title: string;
  readonly text: ReactNode;
}

interface ConsequencesProps {
  party: Party;
  /** The airline's own words; where it says nothing, whom to ask. */
  told: ChangeQuote['becomes'];
}

/** Fate of seats, check-in, add-ons, insurance, invoice and those who travel along, before anything is paid. */
export function Consequences({ party, told }: ConsequencesProps) {
  const t = useMessages('changes');
  const rows = useConsequences(party, told);
  if (rows.length === 0) return null;
  return (
    <Section title={t('becomes')}>
      <ul className={styles.consequences} data-part="consequences">
        {rows.map(({ icon, title, text }) => (
          <li key={title} className={styles.consequence}>
            <Icon name={icon} />
            <div>
              <p className={styles.heading}>{title}</p>
              <p className={styles.note}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function useConsequences(
  { going, along, splits }: Party,
  told: ChangeQuote['becomes'] = [],
): readonly Consequence[] {
  const t = useMessages('changes');
  const { money } = useFormats();
  const { hotline } = useConfig();
  const textOf = (of: ChangedRest) =>
    told.find((each) => each.of === of)?.text ?? t('becomes.untold', { hotline });
  const list = (texts: readonly string[]) => texts.join(t('separator'));
  const seats = going.flatMap(({ leg }) => leg.seat ?? []);
  const paid = going.flatMap(({ leg }) => leg.seatPaid ?? []);
  const [firstPaid] = paid;
  const addOns = going.flatMap(({ ticket }) => ticket.addOns);
  const insured = going
    .filter(({ ticket }) => ticket.insurance !== undefined)
    .map(({ ticket }) => ticket.name);
  const names = going
    .filter(({ ticket }) => along.includes(ticket.ticketNo))
    .map(({ ticket }) => ticket.name);
  const rows: (Consequence | false)[] = [
    going.some(({ leg }) => leg.state === 'checkedIn') && {
      icon: 'pass',
      title: t('becomes.checkIn'),
      text: textOf('checkIn'),
    },
    seats.length > 0 && {
      icon: 'seat',
      title: t('becomes.seats', { seats: list(seats) }),
      text: firstPaid
        ? [
            t('becomes.seats.paid', {
              amount: money({ ...firstPaid, amount: paid.reduce((sum, { amount }) => sum + amount, 0) }),
            }),
            textOf('seats'),
          ].join(' ')
        : t('becomes.seats.text'),
    },
    addOns.length > 0 && {
      icon: 'baggage',
      title: t('becomes.addOns', { names: list([...new Set(addOns)]) }),
      text: textOf('addOns'),
    },
    insured.length > 0 && {
      icon: 'shield',
      title: t('becomes.insurance', { names: list(insured) }),
      text: textOf('insurance'),
    },
    going.some(({ ticket }) => ticket.invoiced) && {
      icon: 'receipt',
      title: t('becomes.invoice'),
      text: textOf('invoice'),
    },
    names.length > 0 && {
      icon: 'people',
      title: t('becomes.along', { names: list(names) }),
      text: t('becomes.along.text'),
    },
    splits && { icon: 'orders', title: t('split'), text: t('split.text') },
  ];
  return rows.filter((row) => row !== false);
}
