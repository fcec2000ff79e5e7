import { useId } from 'react';
import { useCountryNames } from '../../../client/names.ts';
import { SeatContactForm } from '../../../components/seat-contact/SeatContactForm.tsx';
import type { SeatOrder } from '../../../contracts/check-in/seats.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { Sheet } from '../../../primitives/sheet/Sheet.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { typedOfContact } from '../../../validators/check-in/seat-contact.ts';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { refusalOfCheckIn } from '../../check-in/WriteRefused.tsx';
import { contactDraft } from './contact-draft.ts';
import { useContact } from './use-contact.ts';
import * as styles from './seat-orders.css.ts';

interface ContactSheetProps {
  order: SeatOrder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks who is told about an order. The input stays when the sheet is closed, whatever comes of saving. */
export function ContactSheet({ order, open, onOpenChange }: ContactSheetProps) {
  const t = useMessages('seat-orders');
  const shell = useMessages('shell');
  const id = useId();
  const { drafts } = useSession();
  const countryNames = useCountryNames().data?.nameMap.zh;
  const { orderNo, contact } = order;
  const { write, send, check } = useContact(orderNo, () => {
    toastStore.show(t('contact.saved'));
    onOpenChange(false);
  });
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('contact.title')}
      closeLabel={shell('close')}
      actions={
        <WriteButton wide type="submit" form={id} write={write} onCheck={check}>
          {t('contact.save')}
        </WriteButton>
      }
    >
      <SeatContactForm
        id={id}
        defaultValue={drafts.read(contactDraft, orderNo) ?? typedOfContact(contact)}
        countryNames={countryNames}
        onChange={(typed) => drafts.write(contactDraft, typed, orderNo)}
        onSubmit={(checked) => void send(checked)}
        intro={
          <div className={styles.told}>
            {contact.phone === '' ? <Missing /> : <p className={styles.why}>{t('contact.why')}</p>}
            <OutcomeNotice
              write={write}
              words={{
                unknown: t('unknown.contact'),
                absent: t('undone.contact'),
                absentText: t('undone.contactText'),
              }}
              refusal={refusalOfCheckIn()}
            />
          </div>
        }
      />
    </Sheet>
  );
}

/** Why it is asked for: nothing can be paid without. */
function Missing() {
  const t = useMessages('check-in');
  return (
    <Notice tone="attention" title={t('contactMissing')}>
      {t('contactMissing.do')}
    </Notice>
  );
}
