import {
  outcomeToldHere,
  useReloadJourneys,
  useSaveTravelInformation,
} from '../../../client/check-in/check-in.ts';
import { useLookUpTravelInformation } from '../../../client/check-in/travellers.ts';
import type { TravelInformation } from '../../../components/travel-form/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { informationSaved, typedOfInformation } from '../../../validators/check-in/travel-information.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { travelDraft } from './draft.ts';

/** Information that was sent, and for whom. */
interface Sent {
  readonly passengerId: string;
  readonly information: TravelInformation;
}

interface TravelSavingOptions {
  readonly segmentId: string;
  /** Passengers whose information is asked for. */
  readonly passengers: readonly { readonly passengerId: string; readonly name: string }[];
  readonly onSaved: (here: boolean, passengerId: string) => void;
}

/** Saves one passenger's information at a time, and looks it up while that is not certain. */
export function useTravelSaving({ segmentId, passengers, onSaved }: TravelSavingOptions) {
  const t = useMessages('travel-information');
  const { drafts } = useSession();
  const { mutateAsync } = useSaveTravelInformation(outcomeToldHere);
  const lookUp = useLookUpTravelInformation();
  const reload = useReloadJourneys();
  const subjectOf = (passengerId: string) => `${segmentId} ${passengerId}`;
  const unsure = passengers
    .map(({ passengerId }) => ({
      passengerId,
      information: drafts.read(travelDraft, subjectOf(passengerId))?.unsure,
    }))
    .find((one): one is Sent => one.information !== undefined);
  const setUnsure = ({ passengerId, information }: Sent, known: boolean) => {
    const subject = subjectOf(passengerId);
    const typed = drafts.read(travelDraft, subject)?.typed ?? typedOfInformation(information);
    drafts.write(travelDraft, { typed, unsure: known ? undefined : information }, subject);
  };
  return useVerifiedMutation<Sent, unknown>({
    send: ({ passengerId, information }) => mutateAsync({ segmentId, passengerId, ...information }),
    lookUp: async ({ passengerId, information }) => {
      const known = (await lookUp(segmentId)).find((one) => one.passengerId === passengerId);
      return informationSaved(information, known?.information ?? {}) ? true : undefined;
    },
    unsure,
    onUnsure: (sent) => {
      if (sent) setUnsure(sent, false);
      else if (unsure) setUnsure(unsure, true);
    },
    onDone: (_answer, { passengerId }, here) => {
      drafts.forget(travelDraft, subjectOf(passengerId));
      const name = passengers.find((one) => one.passengerId === passengerId)?.name ?? '';
      toastStore.show(t('saved', { name }));
      onSaved(here, passengerId);
      void lookUp(segmentId).catch(() => undefined);
      void reload();
    },
  });
}
