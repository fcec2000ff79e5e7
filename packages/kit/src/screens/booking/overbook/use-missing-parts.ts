import { useId } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import type { FormError } from '../../../primitives/field/ErrorSummary.tsx';
import type { BookingDraft } from '../booking-draft.ts';
import type { Booking } from './derive.ts';
import { useDraft, useOfBooking } from './under-way.tsx';
import { useObstacleWords } from './use-obstacle-words.ts';

/** Parts of the order's form, beside its contact, that can be missing. */
export type OrderPart = 'people' | 'code' | 'receipt' | 'agreed';

/** Ids of those parts. */
export function usePartIds(): (part: OrderPart) => string {
  const id = useId();
  return (part) => `${id}-${part}`;
}

/** A member is known by the sign-in; a guest's order needs its contact's phone. */
const isCode = ({ code }: Pick<BookingDraft, 'code'>): boolean => /^\d{6}$/.test(code);

/** A receipt is wanted, and not said for whom. */
export const lacksTitle = ({
  voucher,
  voucherTitle,
}: Pick<BookingDraft, 'voucher' | 'voucherTitle'>): boolean => voucher && voucherTitle.trim() === '';

/** Whether nothing is missing without which nothing is ordered; the contact has a form of its own. */
export const isOrderable = (
  { obstacle }: Pick<Booking, 'obstacle'>,
  draft: Pick<BookingDraft, 'agreed' | 'code' | 'voucher' | 'voucherTitle'>,
  signedIn: boolean,
): boolean => obstacle === undefined && draft.agreed && !lacksTitle(draft) && (signedIn || isCode(draft));

/** Words at a guest's code while it is missing. */
export function useCodeMissing(): string | undefined {
  const t = useMessages('booking-form');
  const signedIn = useSignedIn();
  const state = useDraft((draft) =>
    signedIn || isCode(draft) ? undefined : draft.code === '' ? 'empty' : 'wrong',
  );
  return state && t(state === 'empty' ? 'contact.codeEmpty' : 'refused.code');
}

/**
 * Parts without which nothing is ordered, while they are missing: lines of the summary before those of the contact, and after them.
 * @param idOf where each line leads
 */
export function useMissingParts(idOf: (part: OrderPart) => string) {
  const t = useMessages('booking-form');
  const forms = useMessages('forms');
  const obstacle = useObstacleWords();
  const people = useOfBooking((booking) => booking.people);
  const code = useCodeMissing();
  const receipt = useDraft(lacksTitle);
  const agreed = useDraft((draft) => draft.agreed);
  const line = (field: string, text: string) => forms('summary.line', { field, text });
  const told = (part: OrderPart, missing: boolean, text: string): readonly FormError[] =>
    missing ? [{ id: idOf(part), text }] : [];
  return {
    before: told('people', people.obstacle !== undefined, line(t('people'), obstacle(people))),
    after: [
      ...told('code', code !== undefined, line(t('contact.code'), code ?? '')),
      ...told('receipt', receipt, line(t('voucher.title'), t('voucher.titleHint'))),
      ...told('agreed', !agreed, t('agree.required')),
    ],
  };
}
