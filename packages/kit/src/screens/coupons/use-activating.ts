import { useRef, useState } from 'react';
import {
  couponRefusedAs,
  newActivationId,
  useActivateCoupon,
  useLookUpCoupons,
  useReloadCoupons,
} from '../../client/coupons/coupons.ts';
import { RequestFailure } from '../../client/failure.ts';
import type { UnknownCode } from '../../components/activation-form/ActivationForm.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { groupedCode } from '../../rules/coupons/code.ts';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';
import { useFormDraft } from '../shell/use-form-draft.ts';
import { codeDraft, nothingTyped, type Activation } from './drafts.ts';

const isUnknownCode = (reason: unknown): boolean =>
  reason instanceof RequestFailure && couponRefusedAs(reason) === 'coupons.wrongCode';

/** Activates a code; what is not certain is looked up among the coupons. A code that is none stays where it was typed. */
export function useActivating(onActivated: (activation: Activation) => void) {
  const t = useMessages('coupons');
  const draft = useFormDraft(codeDraft, 'code', nothingTyped);
  const last = useRef(draft.initial.sent);
  const { mutateAsync } = useActivateCoupon();
  const lookUp = useLookUpCoupons();
  const reload = useReloadCoupons();
  const [unknown, setUnknown] = useState<UnknownCode>();
  const { write, send, check } = useVerifiedMutation<Activation, boolean>({
    send: async (sent) => {
      last.current = sent;
      draft.keep({ text: groupedCode(sent.code), sent });
      try {
        await mutateAsync(sent);
        return true;
      } catch (reason) {
        if (isUnknownCode(reason)) return false;
        throw reason;
      }
    },
    lookUp: async ({ activationId }) =>
      (await lookUp()).some((each) => each.activationId === activationId) ? true : undefined,
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onDone: (known, sent, here) => {
      if (!known) return setUnknown({ code: sent.code });
      draft.forget();
      toastStore.show(t('code.done'));
      void reload();
      if (!here) return undefined;
      onActivated(sent);
      return 'leaving';
    },
  });
  return {
    initial: draft.initial.text,
    keep: (text: string) => draft.keep({ text, sent: last.current }),
    unknown,
    write,
    send: (code: string) =>
      send(last.current?.code === code ? last.current : { code, activationId: newActivationId() }),
    check,
  };
}
