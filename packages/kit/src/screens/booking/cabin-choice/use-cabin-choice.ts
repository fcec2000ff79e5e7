import { useState } from 'react';
import type { FlightOffer } from '../../../contracts/booking/offer.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { useSession } from '../../../session/session-provider.tsx';
import { bookingQuery, faresOf } from '../booking-address.ts';
import { acceptPrice } from '../booking-draft.ts';
import type { ChoiceAddress } from '../choice-address.ts';
import { addressQuery, type NamedFare } from '../flight-list/list-address.ts';
import { isOver } from './choosing.ts';
import { chosenSoFar } from './chosen-so-far.ts';
import { useChoosing } from './use-choosing.ts';
import { useExpired } from './use-expired.ts';

/**
 * Keeps the fare that is chosen for a segment, what the journey comes to with it, and the steps on.
 * @param offers those of every segment so far, the one whose fare is chosen last
 */
export function useCabinChoice(
  choice: ChoiceAddress,
  offers: readonly FlightOffer[],
  onAskAgain: () => void,
) {
  const navigation = useNavigation();
  const { drafts } = useSession();
  const { search, step, earlier } = choice;
  const [fareId, setFareId] = useState(choice.fareId);
  const toBooking = (chosen: readonly NamedFare[]) =>
    navigation.go(
      offers.some(({ productLimit }) => productLimit) ? 'specialBookingMaterial' : 'bookingMaterial',
      { query: bookingQuery({ search, chosen }) },
    );
  const { choosing, verify, reset } = useChoosing(toBooking);
  const expired = useExpired(offers.at(-1)?.expires);
  const soFar = chosenSoFar(choice, offers, fareId);
  const last = step === search.segments.length;
  const check = () => verify(soFar.named, search);
  const askAgain = () => {
    reset();
    onAskAgain();
  };
  return {
    ...soFar,
    choosing,
    over: isOver(choosing, expired),
    /** No segment is left after this one. */
    last,
    choose: (fare: string) => {
      setFareId(fare);
      // A reload leads here with this choice.
      navigation.replace('cabinChoice', {
        query: addressQuery(
          { search, step, chosen: earlier },
          { offerId: choice.offerId, flights: choice.flights, fareId: fare },
        ),
      });
    },
    /** Asks whether the fares can still be had. */
    check,
    /** Goes to the next segment, or to the booking once the fares are known to be had. */
    goOn: () =>
      last
        ? check()
        : navigation.go('flightList', {
            query: addressQuery({ search, step: step + 1, chosen: soFar.named }),
          }),
    /** Goes on with the fares at the price that they have now. */
    accept: () => {
      if (choosing.state === 'answered' && choosing.answer.is)
        acceptPrice(drafts, faresOf({ chosen: soFar.named }), choosing.answer.is.amount);
      toBooking(soFar.named);
    },
    askAgain,
    /** Another fare of the same flight is wanted, at prices of now. */
    chooseOther: () => {
      setFareId(undefined);
      askAgain();
    },
  };
}

/** The choice of a fare as it is being made. */
export type CabinChoosing = ReturnType<typeof useCabinChoice>;
