import { useEffect, useId, useRef } from 'react';
import { useCountryNames } from '../../../client/names.ts';
import { SeatContactForm } from '../../../components/seat-contact/SeatContactForm.tsx';
import type { SeatOrder } from '../../../contracts/seats.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { Sheet } from '../../../primitives/sheet/Sheet.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { typedOfContact } from '../../../validators/seat-contact.ts';
import { WriteRefused } from '../WriteRefused.tsx';
import { contactDraft } from './contact-draft.ts';
import { useContact, type ContactSaving } from './use-contact.ts';
import * as styles from './orders.css.ts';

interface ContactSheetProps {
  order: SeatOrder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks who is told about an order. What is typed stays when the sheet is closed, whatever comes of saving. */
export function ContactSheet({ order, open, onOpenChange }: ContactSheetProps) {
  const t = useMessages('seat-orders');
  const shell = useMessages('shell');
  const id = useId();
  const { drafts } = useSession();
  const countryNames = useCountryNames().data?.nameMap.zh;
  const { orderNo, contact } = order;
  const { saving, save } = useContact(orderNo, () => {
    toastStore.show(t('contact.saved'));
    onOpenChange(false);
  });
  const unclear = 'sent' in saving;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('contact.title')}
      closeLabel={shell('close')}
      actions={
        unclear ? (
          <Button
            wide
            icon="search"
            busy={saving.state === 'checking'}
            onClick={() => void save(saving.sent)}
          >
            {t('unknown.check')}
          </Button>
        ) : (
          <Button wide type="submit" form={id} busy={saving.state === 'sending'}>
            {t('contact.save')}
          </Button>
        )
      }
    >
      <SeatContactForm
        id={id}
        initial={drafts.read(contactDraft, orderNo) ?? typedOfContact(contact)}
        countryNames={countryNames}
        onDraft={(typed) => drafts.write(contactDraft, typed, orderNo)}
        onSubmit={(checked) => void save(checked)}
      >
        <div className={styles.told}>
          {contact.phone === '' ? <Missing /> : <p className={styles.why}>{t('contact.why')}</p>}
          <SavingTold saving={saving} />
        </div>
      </SeatContactForm>
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

/** What came of saving, where it is not plain success; it takes the focus. */
function SavingTold({ saving }: { saving: ContactSaving }) {
  const t = useMessages('seat-orders');
  const ref = useRef<HTMLDivElement>(null);
  const { state } = saving;
  const told = state === 'refused' || state === 'unknown' || state === 'undone';
  useEffect(() => {
    if (told) ref.current?.focus();
  }, [told, saving]);
  if (!told && state !== 'checking') return null;
  return (
    <div ref={ref} tabIndex={-1}>
      {state === 'refused' && <WriteRefused failure={saving.failure} />}
      {state === 'undone' && (
        <Notice tone="info" title={t('undone.contact')} live>
          {t('undone.contactText')}
        </Notice>
      )}
      {(state === 'unknown' || state === 'checking') && (
        <Notice tone="attention" title={t('unknown.contact')} live>
          {t('unknown.text')}
        </Notice>
      )}
    </div>
  );
}
