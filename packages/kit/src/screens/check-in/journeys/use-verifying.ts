import { outcomeToldHere, useVerifyTicket } from '../../../client/check-in/check-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { documentDraft, ticketDraft } from './drafts.ts';
import { useJourneysWrite } from './use-journeys-write.ts';

/** The document as it is sent. */
interface DocumentSent {
  readonly idType: string;
  readonly idNo: string;
}

/** Adds a found ticket to the member's journeys, and leads to what is to do. */
export function useVerifying(bookingId: string) {
  const t = useMessages('check-in');
  const navigation = useNavigation();
  const { drafts } = useSession();
  const { mutateAsync } = useVerifyTicket(outcomeToldHere);
  return useJourneysWrite<DocumentSent>({
    send: (document) => mutateAsync({ bookingId, ...document }),
    arrived: (journeys) => journeys.some((journey) => journey.bookingId === bookingId),
    onDone: (here) => {
      drafts.forget(ticketDraft);
      drafts.forget(documentDraft, bookingId);
      toastStore.show(t('verify.done'));
      if (here) navigation.replace('checkIn', { query: { tab: 'todo' } });
    },
  });
}
