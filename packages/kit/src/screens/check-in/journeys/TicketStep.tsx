import { useId, useState } from 'react';
import { DocumentForm } from '../../../components/ticket-form/DocumentForm.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { useSession } from '../../../session/session-provider.tsx';
import type { TicketDocumentTyped } from '../../../validators/check-in/ticket-search.ts';
import { Frame } from '../../shell/Frame.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { useToday } from '../../shell/use-today.ts';
import { documentDraft } from './drafts.ts';
import { useVerifying } from './use-verifying.ts';
import { refusalOfCheckIn } from '../WriteRefused.tsx';
import * as styles from './journeys.css.ts';

const empty: TicketDocumentTyped = { kind: 'identityCard', number: '' };

/** Asks for the document of a found ticket, so that its journey joins the member’s. */
export function TicketStep({ booking }: { booking: string | undefined }) {
  const t = useMessages('check-in');
  return booking === undefined ? (
    <Frame title={t('verify.title')}>
      <NoTicket />
    </Frame>
  ) : (
    <TicketDocument booking={booking} />
  );
}

function TicketDocument({ booking }: { booking: string }) {
  const t = useMessages('check-in');
  const formId = useId();
  const today = useToday();
  const { drafts } = useSession();
  const [initial] = useState(() => drafts.read(documentDraft, booking) ?? empty);
  const { write, send, check } = useVerifying(booking);
  return (
    <Frame
      title={t('verify.title')}
      footer={
        <WriteButton wide type="submit" form={formId} write={write} onCheck={check}>
          {t('verify.submit')}
        </WriteButton>
      }
    >
      <div className={styles.stack}>
        <p className={styles.note}>{t('verify.intro')}</p>
        <OutcomeNotice
          write={write}
          words={{
            unknown: t('verify.unknown'),
            absent: t('verify.absent'),
            absentText: t('verify.absentText'),
          }}
          refusal={refusalOfCheckIn()}
        />
        <DocumentForm
          id={formId}
          defaultValue={initial}
          today={today}
          onChange={(typed) =>
            typed.number === ''
              ? drafts.forget(documentDraft, booking)
              : drafts.write(documentDraft, { ...typed }, booking)
          }
          onSubmit={(document) => void send(document)}
        />
      </div>
    </Frame>
  );
}

/** An address that names neither a ticket nor a segment. */
function NoTicket() {
  const t = useMessages('check-in');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="trip"
      title={t('verify.missing')}
      text={t('verify.missingText')}
      action={
        <Button variant="outline" size="medium" href={href('checkIn', { query: { tab: 'query' } })}>
          {t('empty.query')}
        </Button>
      }
    />
  );
}
