import { useState } from 'react';
import { RequestFailure } from '../../../client/failure.ts';
import { outcomeUnknown } from '../../../client/outcome.ts';
import { useLookUpSeatOrders, useReloadSeatOrders, useSaveSeatContact } from '../../../client/seats.ts';
import { refusalCodes } from '../../../contracts/check-in-refusals.ts';
import type { SeatContact } from '../../../contracts/seats.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';
import { contactDraft } from './contact-draft.ts';

/** How far saving a contact has come; as with an order’s acts. */
export type ContactSaving =
  | { readonly state: 'editing' | 'sending' | 'undone' }
  | { readonly state: 'refused'; readonly failure: RequestFailure }
  | { readonly state: 'unknown' | 'checking'; readonly sent: SeatContact };

const handles = Object.keys(refusalCodes);

const bare = ({ name, phone, email }: SeatContact): string =>
  JSON.stringify([name, phone.replace(/[\s-]/g, ''), email]);

const failureOf = (reason: unknown): RequestFailure => {
  if (reason instanceof RequestFailure) return reason;
  throw reason;
};

/** Saves who is told about an order; what is not certain is looked up before anything is sent again. */
export function useContact(orderNo: string, onSaved: () => void) {
  const { drafts } = useSession();
  const { mutateAsync } = useSaveSeatContact({ handles });
  const lookUp = useLookUpSeatOrders();
  const reload = useReloadSeatOrders();
  const [saving, setSaving] = useState<ContactSaving>({ state: 'editing' });
  const { once } = useOneAtATime();

  const saved = () => {
    drafts.forget(contactDraft, orderNo);
    setSaving({ state: 'editing' });
    onSaved();
  };
  const send = async (contact: SeatContact) => {
    setSaving({ state: 'sending' });
    try {
      await mutateAsync({ orderNo, ...contact });
      await reload();
      saved();
    } catch (reason) {
      const failure = failureOf(reason);
      if (outcomeUnknown(failure.failure)) setSaving({ state: 'unknown', sent: contact });
      else if (failure.failure.kind === 'refused' && handles.includes(failure.failure.code)) {
        await reload();
        setSaving({ state: 'refused', failure });
      } else setSaving({ state: 'editing' });
    }
  };
  const check = async (sent: SeatContact) => {
    setSaving({ state: 'checking', sent });
    try {
      const { orders } = await lookUp();
      const kept = orders.find((order) => order.orderNo === orderNo)?.contact;
      if (kept && bare(kept) === bare(sent)) saved();
      else setSaving({ state: 'undone' });
    } catch (reason) {
      failureOf(reason);
      setSaving({ state: 'unknown', sent });
    }
  };
  return {
    saving,
    /** Sends what was typed; what is not certain yet is looked up instead. */
    save: (contact: SeatContact) => once(() => ('sent' in saving ? check(saving.sent) : send(contact))),
  };
}
