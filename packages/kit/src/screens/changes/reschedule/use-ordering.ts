import { useState } from 'react';
import { useLookUpChangeOrders, useOrderChange } from '../../../client/changes/changes.ts';
import { useReloadChanged } from '../../../client/changes/reload.ts';
import { uuid } from '../../../client/uuid.ts';
import type { ChangeFields, ChangeOrder } from '../../../contracts/changes/change.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import type { DraftForm } from '../../../session/drafts.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { useEndAgreement } from '../use-agreement.ts';
import type { ChangeAddress } from './address.ts';

type Ordered = Pick<ChangeOrder, 'orderNo' | 'state'>;

/** A change that was sent, and no answer came; in this page's memory alone. */
const unsureChange: DraftForm<ChangeFields> = { name: 'changeOrder', keeps: {}, choices: () => ({}) };

/** Order of the change of an address, as far as it has come. */
export type Ordering = ReturnType<typeof useOrdering>;

/** Orders a change, once; what is not certain is found by its id before anything is sent again. */
export function useOrdering({ orderNo: of, leg, people = [], offer, fare }: ChangeAddress) {
  const { drafts } = useSession();
  const navigation = useNavigation();
  const { mutateAsync } = useOrderChange();
  const lookUp = useLookUpChangeOrders();
  const reload = useReloadChanged();
  const endAgreement = useEndAgreement();
  // Of the address alone: once it is sent, nobody in it may be changed any more.
  const subject = [of, leg, offer, fare, ...people].join(' ');
  const [unsure] = useState(() => drafts.read(unsureChange, subject));
  const [changeId, setChangeId] = useState(() => unsure?.changeId ?? uuid());
  const { write, send, check } = useVerifiedMutation<ChangeFields, Ordered>({
    send: (sent) => mutateAsync(sent),
    lookUp: async (sent) => (await lookUp()).orders.find((order) => order.changeId === sent.changeId),
    unsure,
    onUnsure: (sent) =>
      sent ? drafts.write(unsureChange, sent, subject) : drafts.forget(unsureChange, subject),
    onDone: ({ orderNo, state }, _sent, here) => {
      setChangeId(uuid());
      endAgreement();
      void reload();
      if (!here) return undefined;
      // The steps lead nowhere any more: the way back from the cashier finds the change, to be paid or given up.
      navigation.replace('reschedule', { query: { change: orderNo } });
      if (state === 'waiting') navigation.go('payment', { params: { id: orderNo } });
      return 'leaving';
    },
  });
  return {
    write,
    check,
    order: (fields: Omit<ChangeFields, 'changeId'>) => void send({ ...fields, changeId }),
  };
}
