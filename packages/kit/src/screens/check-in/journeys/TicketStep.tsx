import { useId, useState } from 'react';
import { DocumentForm } from '../../../components/ticket-form/DocumentForm.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { useSession } from '../../../session/session-provider.tsx';
import type { TicketDocumentTyped } from '../../../validators/ticket-search.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useToday } from '../../shell/use-today.ts';
import { documentDraft } from './drafts.ts';
import { Told } from './Told.tsx';
import { useVerifying } from './use-verifying.ts';
import { VerifyNotice } from './VerifyNotice.tsx';
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
  const verifying = useVerifying(booking);
  const { state } = verifying.now;
  const unclear = state === 'unknown' || state === 'checking';
  return (
    <Frame
      title={t('verify.title')}
      footer={
        unclear ? (
          <Button key="check" wide busy={state === 'checking'} onClick={() => void verifying.check()}>
            {t('unknown.check')}
          </Button>
        ) : (
          <Button key="submit" wide type="submit" form={formId} busy={state === 'sending'}>
            {t('verify.submit')}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <p className={styles.note}>{t('verify.intro')}</p>
        <Told when={verifying.now}>
          <VerifyNotice now={verifying.now} />
        </Told>
        <DocumentForm
          id={formId}
          initial={initial}
          today={today}
          onDraft={(typed) =>
            typed.number === ''
              ? drafts.forget(documentDraft, booking)
              : drafts.write(documentDraft, { ...typed }, booking)
          }
          onSubmit={(document) => void verifying.send(document)}
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
    <Card>
      <EmptyState
        icon="ticket"
        title={t('verify.missing')}
        text={t('verify.missingText')}
        action={
          <Button variant="tinted" size="medium" href={href('checkIn', { query: { tab: 'query' } })}>
            {t('empty.query')}
          </Button>
        }
      />
    </Card>
  );
}
