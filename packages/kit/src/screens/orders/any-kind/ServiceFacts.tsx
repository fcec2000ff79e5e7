import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Section } from '../../../primitives/card/Section.tsx';
import { localTime } from '../../../rules/time/time.ts';
import * as styles from './order-detail.css.ts';

/** Service, when and for whom. */
export function ServiceFacts({ order }: { order: OrderDetail }) {
  const t = useMessages('order-detail');
  const kinds = useMessages('order-kinds');
  const { date } = useFormats();
  const { title, kind, facts, startsAt, flightNos, passengers } = order;
  // An order for a flight begins at a minute, the rest on a day.
  const starts = (at: string) =>
    [date(at.slice(0, 10), 'date'), ...(flightNos.length > 0 ? [localTime(at).time] : [])].join(' ');
  const all = [
    ...facts.map(({ label, value }) => [label, value] as const),
    ...(startsAt === undefined ? [] : [[t('starts', { kind }), starts(startsAt)] as const]),
    ...(flightNos.length === 0 ? [] : [[t('flight'), flightNos.join(' ')] as const]),
    ...(passengers.length === 0 ? [] : [[t('people'), passengers.join(' · ')] as const]),
  ];
  return (
    <Section title={title} action={kinds(`kind.${kind}`)}>
      <dl className={styles.service}>
        {all.map(([label, value]) => (
          <div key={label} className={styles.serviceFact}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
