import { useState, type SyntheticEvent } from 'react';
import { useFindAccompanying } from '../../client/refunds/refunds.ts';
import { refundRefusedAs } from '../../client/refunds/ticket-fees.ts';
import type { AccompanyingFound } from '../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { travelName } from '../../validators/names.ts';
import { ticketNumber } from '../../validators/numbers.ts';
import { AskNotice } from '../shell/AskNotice.tsx';
import { useSubmit } from '../shell/use-submit.ts';
import * as styles from './refunds.css.ts';

const kinds = ['CHD', 'INF'] as const;

interface FindChildProps {
  /** Ticket of the adult whose refund it is about. */
  adult: string;
  onFound: (found: AccompanyingFound) => void;
}

/** A child or an infant by name and ticket, as long as the airline has not said who it is. */
export function FindChild({ adult, onFound }: FindChildProps) {
  const t = useMessages('refund-form');
  const validation = useMessages('validation');
  const refunds = useMessages('refunds');
  const find = useFindAccompanying();
  const [typed, setTyped] = useState({ kind: 'CHD' as (typeof kinds)[number], name: '', ticketNo: '' });
  const [tried, setTried] = useState(false);
  const [same, setSame] = useState(false);
  const number = ticketNumber(typed.ticketNo);
  const name = travelName(typed.name);
  const asking = useSubmit(async () => {
    if (!number.ok || !name.ok) return;
    const found = await find({
      adult,
      paxType: typed.kind,
      name: name.value,
      ticketNo: number.value,
    });
    setSame(true);
    onFound(found);
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (number.ok && name.ok) void asking.send(undefined);
  };
  const change = (part: Partial<typeof typed>) => {
    setSame(false);
    setTyped({ ...typed, ...part });
  };
  const isUnknown = asking.failure && refundRefusedAs(asking.failure) === 'refund.accompanying';
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Segmented
        label={t('child.kind')}
        value={typed.kind}
        choices={kinds.map((value) => ({ value, label: t(`child.${value}`) }))}
        onChange={(kind) => change({ kind })}
      />
      <p className={styles.sumLabel}>{t('child.kindHint')}</p>
      <Field
        label={t('child.name')}
        hint={t('child.nameHint')}
        error={tried && !name.ok ? validation(name.key, name.args as never) : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        value={typed.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        label={t('child.ticket')}
        error={
          (tried && !number.ok && validation('ticket.number')) ||
          (isUnknown && refunds('accompanying')) ||
          undefined
        }
        inputMode="numeric"
        autoComplete="off"
        value={typed.ticketNo}
        after={
          same && (
            <>
              <Icon name="check" size={16} /> {t('child.same')}
            </>
          )
        }
        onChange={({ target }) => change({ ticketNo: target.value })}
      />
      {!isUnknown && <AskNotice failure={asking.failure} refused={t('child.notFound')} />}
      <Button type="submit" variant="outline" tone="action" busy={asking.busy}>
        {t('child.find')}
      </Button>
    </form>
  );
}
