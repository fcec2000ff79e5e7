import { useState } from 'react';
import { useSignedIn } from '../../client/account/signed-in.ts';
import { TicketForm } from '../../components/ticket-form/TicketForm.tsx';
import { heroTone, PageHero } from '../../components/page-hero/PageHero.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { HeadDrawing } from '../../primitives/drawing/HeadDrawing.tsx';
import { begunAlone, type DraftForm } from '../../session/drafts.ts';
import { useSession } from '../../session/session-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { ReloadedNotice } from '../shell/ReloadedNotice.tsx';
import { handOverTicket, type SoughtTicket } from './priced-ticket.ts';
import { OwnTickets } from './OwnTickets.tsx';
import { SavedFees } from './SavedFees.tsx';
import type { TicketTyped } from '../../validators/check-in/ticket-search.ts';
import * as styles from './fees.css.ts';

const nothing: TicketTyped = { ticketNo: '', name: '' };

/** The ticket as it is typed, until it is asked for. */
const feesDraft: DraftForm<TicketTyped> = { name: 'feesTicket', ...begunAlone };

/** /rm_calculator: the ticket whose refund and change fees are to be worked out; a member's own are there to be pressed. */
export function FeeCalculatorScreen() {
  const t = useMessages('fees');
  const navigation = useNavigation();
  const session = useSession();
  const signedIn = useSignedIn();
  const [initial] = useState(() => session.drafts.read(feesDraft) ?? nothing);
  const keep = (typed: TicketTyped): void =>
    typed.ticketNo === '' && typed.name === ''
      ? session.drafts.forget(feesDraft)
      : session.drafts.write(feesDraft, typed);
  const calculate = (ticket: SoughtTicket): void => {
    session.drafts.forget(feesDraft);
    handOverTicket(session, ticket);
    navigation.go('refundFee');
  };
  return (
    <Frame
      title={t('title')}
      tone={heroTone('tint')}
      hero={<PageHero sentence={t('hero')} line={t('intro')} drawing={<HeadDrawing name="calculator" />} />}
    >
      <ReloadedNotice form={feesDraft} className={styles.above} />
      <TicketForm defaultValue={initial} onChange={keep} onSubmit={calculate} onSubmitOrder={calculate}>
        <Button type="submit" wide>
          {t('calculate')}
        </Button>
      </TicketForm>
      <p className={styles.note}>{t('estimate')}</p>
      <p className={styles.note}>{t('adultsOnly')}</p>
      {signedIn && (
        <>
          <SavedFees />
          <OwnTickets onChoose={calculate} />
        </>
      )}
    </Frame>
  );
}
