import { useId } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import type { FormError } from '../../../primitives/field/ErrorSummary.tsx';
import type { Booking } from './derive.ts';
import type { BookingInUse } from './use-booking.ts';
import { useObstacleWords } from './use-obstacle-words.ts';

/** A member is known by the sign-in; a guest's order needs its contact's phone. */
const isCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Parts of the order's form, beside its contact, that can be missing. */
export type OrderPart = 'people' | 'code' | 'receipt' | 'agreed';

/** Parts without which nothing is ordered: their ids, and what the summary and the parts themselves say while they are missing. */
export function useMissingParts(booking: Booking, draft: BookingInUse['draft']) {
  const t = useMessages('booking-form');
  const forms = useMessages('forms');
  const obstacle = useObstacleWords();
  const signedIn = useSignedIn();
  const id = useId();
  const idOf = (part: OrderPart) => `${id}-${part}`;
  const line = (field: string, text: string) => forms('summary.line', { field, text });
  const code = t(draft.code === '' ? 'contact.codeEmpty' : 'refused.code');
  const missing: Readonly<Record<OrderPart, boolean>> = {
    people: booking.obstacle !== undefined,
    code: !signedIn && !isCode(draft.code),
    receipt: draft.voucher && draft.voucherTitle.trim() === '',
    agreed: !draft.agreed,
  };
  const told = (part: OrderPart, text: string): readonly FormError[] =>
    missing[part] ? [{ id: idOf(part), text }] : [];
  return {
    idOf,
    /** Words at a part, or none while it is there. */
    errorOf: {
      code: missing.code ? code : undefined,
      agreed: missing.agreed ? t('agree.required') : undefined,
    },
    any: Object.values(missing).includes(true),
    /** Lines of the summary before those of the contact, and after them. */
    before: told('people', line(t('people'), obstacle(booking))),
    after: [
      ...told('code', line(t('contact.code'), code)),
      ...told('receipt', line(t('voucher.title'), t('voucher.titleHint'))),
      ...told('agreed', t('agree.required')),
    ],
  };
}
