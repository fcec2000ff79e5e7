import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { shownTicket } from '../../rules/tickets.ts';
import type { ListFilter } from './list-filter.ts';
import * as styles from './refunds.css.ts';

interface FilterNoteProps {
  filter: ListFilter;
  /** Days that were chosen, in words. */
  days?: string | undefined;
  onReset: () => void;
}

/** Everything that narrows a list, in sight, with the way to all of it; nothing where nothing does. */
export function FilterNote({ filter: { ticketNo, phone }, days, onReset }: FilterNoteProps) {
  const t = useMessages('refund');
  const { list } = useFormats();
  const parts = [
    ...(days === undefined ? [] : [days]),
    ...(ticketNo === undefined ? [] : [t('filter.ticket', { ticket: shownTicket(ticketNo) })]),
    ...(phone === undefined ? [] : [t('filter.phone', { phone })]),
  ];
  if (parts.length === 0) return null;
  return (
    <Notice
      tone="info"
      className={styles.above}
      action={
        <Button variant="text" size="medium" onClick={onReset}>
          {t('filterPage.reset')}
        </Button>
      }
    >
      {t('filter.only', { what: list(parts) })}
    </Notice>
  );
}
