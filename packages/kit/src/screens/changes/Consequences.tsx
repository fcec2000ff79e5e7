import type { ReactNode } from 'react';
import type { ChangedRest, ChangeQuote } from '../../contracts/changes/change.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Section } from '../../primitives/card/Section.tsx';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import type { Money } from '../../rules/money.ts';
import { useConfig } from '../../session/config-provider.tsx';
import * as styles from './changes.css.ts';

/** Parts of a journey that a change or an upgrade touches beside the flight. */
export interface Rest {
  readonly checkedIn?: boolean;
  readonly seats: readonly string[];
  readonly seatsPaid: readonly Money[];
  readonly addOns: readonly string[];
  /** Names of those who are insured. */
  readonly insured: readonly string[];
  readonly invoiced: boolean;
}

/** Fate of one part. */
export interface Consequence {
  readonly icon: IconName;
  readonly title: string;
  readonly text: ReactNode;
}

interface ConsequencesProps {
  rest: Rest;
  /** The airline's own words; where it says nothing, whom to ask. */
  told: ChangeQuote['becomes'];
  /** Those who travel along, and their order. */
  others: readonly (Consequence | false)[];
}

/** Fate of seats, check-in, add-ons, insurance, invoice and those who travel along, before anything is paid. */
export function Consequences({ rest, told, others }: ConsequencesProps) {
  const t = useMessages('changes');
  const rows = [...useConsequences(rest, told), ...others].filter((row) => row !== false);
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
  { checkedIn = false, seats, seatsPaid, addOns, insured, invoiced }: Rest,
  told: ChangeQuote['becomes'] = [],
): readonly (Consequence | false)[] {
  const t = useMessages('changes');
  const { money } = useFormats();
  const { hotline } = useConfig();
  const textOf = (of: ChangedRest) =>
    told.find((each) => each.of === of)?.text ?? t('becomes.untold', { hotline });
  const list = (texts: readonly string[]) => texts.join(t('separator'));
  const [firstPaid] = seatsPaid;
  return [
    checkedIn && { icon: 'pass', title: t('becomes.checkIn'), text: textOf('checkIn') },
    seats.length > 0 && {
      icon: 'seat',
      title: t('becomes.seats', { seats: list(seats), count: seats.length }),
      text: firstPaid ? (
        <>
          {t('becomes.seats.paid', {
            amount: money({ ...firstPaid, amount: seatsPaid.reduce((sum, { amount }) => sum + amount, 0) }),
          })}
          <br />
          {textOf('seats')}
        </>
      ) : (
        t('becomes.seats.text')
      ),
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
    invoiced && { icon: 'receipt', title: t('becomes.invoice'), text: textOf('invoice') },
  ];
}
