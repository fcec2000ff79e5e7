import {
  useLookUpJourneys,
  useReloadJourneys,
  toldHere,
  outcomeToldHere,
} from '../../../client/check-in/check-in.ts';
import { useChangeSeat, useSeatMap } from '../../../client/check-in/seats.ts';
import type { JourneySegment, Traveller } from '../../../contracts/check-in/check-in.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import type { Seating } from '../../../rules/seats/cabin.ts';
import type { SeatsSent } from './draft.ts';
import { partyOf, travellersNamed } from './party.ts';
import { noticesOf, seatMapOf } from './seat-maps.ts';
import { useSeatDraft } from './use-seat-draft.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { useLocale } from '../../../messages/provider.tsx';
import { safetyConsents } from './safety-consents.ts';

/** Where the change can be watched; left out where only its end is known. */
interface Begun {
  readonly changeId?: string;
}

/** Keeps the new seat of one passenger, and has it changed. */
export function useSeatChangeOf(segment: JourneySegment, { passengerId, seat: old }: Traveller) {
  const { segmentId } = segment;
  const navigation = useNavigation();
  const { draft, seat, set, forget } = useSeatDraft(`change ${segmentId} ${passengerId}`);
  const read = useSeatMap(segmentId, toldHere);
  const data = read.data && seatMapOf(segmentId, read.data);
  const locale = useLocale();
  const { mutateAsync: change } = useChangeSeat(outcomeToldHere);
  const lookUp = useLookUpJourneys();
  const reload = useReloadJourneys();
  const party = partyOf(segment, travellersNamed(segment, passengerId));
  const seating: Seating = draft.seatings[segmentId] ?? party.owned;
  const wanted = seating[passengerId];

  const { write, send, check, settle } = useVerifiedMutation<SeatsSent, Begun>({
    send: ({ seats, notices }) =>
      change({
        segmentId,
        passengerId,
        seat: seats[0]?.seat ?? '',
        notices: [...notices],
        agreed: safetyConsents(locale),
      }),
    lookUp: async ({ seats }) => {
      const { journeys } = await lookUp();
      const now = journeys
        .flatMap(({ segments }) => segments)
        .find((each) => each.segmentId === segmentId)
        ?.passengers.find((one) => one.passengerId === passengerId);
      return now?.seat === seats[0]?.seat ? {} : undefined;
    },
    onDone: ({ changeId }, _sent, here) => {
      forget();
      void reload();
      if (!here) return;
      if (changeId !== undefined) navigation.replace('seatChosen', { query: { change: changeId } });
      else navigation.replace('boardingPass', { query: { segment: segmentId, passenger: passengerId } });
    },
    unsure: draft.unsure,
    onUnsure: (unsure) => set({ unsure }),
  });

  return {
    read,
    data,
    party,
    seating,
    write,
    check,
    safe: draft.safe === true,
    /** The new seat; undefined while it is the old one, or none. */
    wanted: wanted === old ? undefined : wanted,
    seat: (next: Seating) => {
      seat(segmentId, next);
      settle();
    },
    submit: (designator: string) => {
      set({ safe: true });
      return send({
        seats: [{ segmentId, passengerId, seat: designator }],
        notices: noticesOf([{ data, chosen: [{ passengerId, seat: designator }] }]),
        order: false,
      });
    },
  };
}
