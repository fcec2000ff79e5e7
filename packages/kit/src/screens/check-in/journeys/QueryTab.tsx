import { useState } from 'react';
import { TicketForm } from '../../../components/ticket-form/TicketForm.tsx';
import type { Journey } from '../../../components/segment-route/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { isToDo } from '../../../rules/check-in/check-in.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { Told } from './Told.tsx';
import { refusalOfCheckIn } from '../WriteRefused.tsx';
import { ticketDraft } from './drafts.ts';
import { useTicketSearch, type TicketSearch } from './use-ticket-search.ts';
import * as styles from './journeys.css.ts';

interface QueryTabProps {
  /** Undefined while they are on their way. */
  journeys: readonly Journey[] | undefined;
  /** The airline's clock, ms since 1970. */
  now: number;
}

const empty = { ticketNo: '', name: '' };

/** Finds a ticket by its number and name; its document is checked on the next screen. */
export function QueryTab({ journeys, now }: QueryTabProps) {
  const t = useMessages('check-in');
  const { drafts } = useSession();
  const [initial] = useState(() => drafts.read(ticketDraft) ?? empty);
  const { search, find } = useTicketSearch();
  return (
    <div className={styles.stack}>
      <p className={styles.note}>{t('query.intro')}</p>
      <Told when={search}>
        <Found search={search} journeys={journeys} now={now} />
      </Told>
      <TicketForm
        defaultValue={initial}
        onChange={(typed) =>
          typed.ticketNo + typed.name === ''
            ? drafts.forget(ticketDraft)
            : drafts.write(ticketDraft, { ...typed })
        }
        onSubmit={(ticket) => void find(ticket)}
      >
        <Button wide type="submit" busy={search.state === 'searching'}>
          {t('query.submit')}
        </Button>
      </TicketForm>
    </div>
  );
}

/** Outcome of a search that leads no further. */
function Found({ search, journeys, now }: QueryTabProps & { search: TicketSearch }) {
  const t = useMessages('check-in');
  const { href } = useNavigation();
  if (search.state === 'refused')
    return (
      refusalOfCheckIn()(search.failure) ?? (
        <Notice tone="error" title={t('form.failedTitle')} live>
          {search.failure.failure.kind === 'refused' && search.failure.failure.message}
        </Notice>
      )
    );
  if (search.state === 'failed')
    return (
      <Notice tone="error" title={t('form.failedTitle')} live>
        {t('form.failed')}
      </Notice>
    );
  if (search.state !== 'known') return null;
  const toDo = journeys?.some(
    ({ bookingId, segments }) =>
      bookingId === search.bookingId && segments.some((segment) => isToDo(segment, now)),
  );
  return (
    <Notice
      tone="info"
      title={t('query.known')}
      live
      action={
        <Button
          variant="tinted"
          size="medium"
          href={href('checkIn', { query: { tab: toDo ? 'todo' : 'processed' } })}
        >
          {t('query.show')}
        </Button>
      }
    >
      {t('query.knownDo')}
    </Notice>
  );
}
