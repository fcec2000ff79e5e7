import { outcomeToldHere } from '../../../client/check-in/check-in.ts';
import {
  useLookUpSeatOrders,
  useReloadSeatOrders,
  useSaveSeatContact,
} from '../../../client/check-in/seats.ts';
import type { SeatContact } from '../../../contracts/check-in/seats.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { contactDraft } from './contact-draft.ts';

const bare = ({ name, phone, email }: SeatContact): string =>
  JSON.stringify([name, phone.replace(/[\s-]/g, ''), email]);

/** Saves who is told about an order; what is not certain is looked up before anything is sent again. */
export function useContact(orderNo: string, onSaved: () => void) {
  const { drafts } = useSession();
  const { mutateAsync } = useSaveSeatContact(outcomeToldHere);
  const lookUp = useLookUpSeatOrders();
  const reload = useReloadSeatOrders();
  return useVerifiedMutation<SeatContact, unknown>({
    send: async (contact) => {
      // A refusal may say that the order is not what it was.
      await mutateAsync({ orderNo, ...contact }).catch((reason: unknown) => {
        void reload();
        throw reason;
      });
      await reload();
      return true;
    },
    lookUp: async (sent) => {
      const { orders } = await lookUp();
      const kept = orders.find((order) => order.orderNo === orderNo)?.contact;
      return kept && bare(kept) === bare(sent) ? true : undefined;
    },
    onDone: () => {
      drafts.forget(contactDraft, orderNo);
      onSaved();
    },
  });
}
