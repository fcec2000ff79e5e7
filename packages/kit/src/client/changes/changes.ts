import type { RequestOf } from '../../contracts/call.ts';
import {
  cancelChange,
  changeOrders,
  orderChange,
  quoteChange,
  type ChangeOrders,
  type ChangeWish,
} from '../../contracts/changes/change.ts';
import { changeRefusalOf, changeRefusals } from '../../contracts/changes/change-refusals.ts';
import { changeTickets } from '../../contracts/changes/change-tickets.ts';
import type { RequestFailure } from '../failure.ts';
import { useLookUp } from '../look-up.ts';
import { useRead, type ReadResult } from '../read.ts';
import { useWrite, type WriteResult } from '../write.ts';

/** Refusals are told by the screen, in words of its own. */
const handles = Object.keys(changeRefusals);

/** Tickets follow what happens to them elsewhere, so they are asked for at each look; the same answer draws no step again. */
const always = { staleTime: 0, structuralSharing: true, handles } as const;

/** Tickets that may be changed; nothing is asked without a question. */
export const useChangeTickets = (
  asked: RequestOf<typeof changeTickets> | undefined,
): ReadResult<typeof changeTickets> => useRead(changeTickets, asked, always);

/** Cost of a change now; nothing is asked without a wish. */
export const useChangeQuote = (wish: ChangeWish | undefined): ReadResult<typeof quoteChange> =>
  useRead(quoteChange, wish, always);

/** How soon a ticket that is being issued is looked for again, ms. */
const issuing = 30_000;

/** The member's changes, newest first; asked for again while the ticket of one is being issued. */
export const useChangeOrders = (): ReadResult<typeof changeOrders> =>
  useRead(
    changeOrders,
    {},
    {
      staleTime: 0,
      again: (told) => (told?.orders.some(({ state }) => state === 'ticketing') ? issuing : false),
    },
  );

const toldHere = { handles, announce: 'answers' } as const;

/** Orders a change; the screen tells refusals and its outcome. */
export const useOrderChange = (): WriteResult<typeof orderChange> => useWrite(orderChange, toldHere);

/** Gives a change up. */
export const useCancelChange = (): WriteResult<typeof cancelChange> => useWrite(cancelChange, toldHere);

/** Looks the changes up again, whatever is known already; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpChangeOrders(): () => Promise<ChangeOrders> {
  const lookUp = useLookUp(changeOrders);
  return () => lookUp({});
}

/** The catalogue's code of a refusal of changes; undefined for any other failure. */
export const changeRefusedAs = ({ failure }: RequestFailure): ReturnType<typeof changeRefusalOf> =>
  failure.kind === 'refused' ? changeRefusalOf(failure.code) : undefined;
