import { useQueries as useEach } from '@tanstack/react-query';
import { cabinOfFlight, seatMap } from '../../contracts/check-in/seat-map.ts';
import type { RequestOf, ResponseOf } from '../../contracts/call.ts';
import {
  cancelSeatOrder,
  changeSeat,
  chooseSeats,
  paySeatOrder,
  saveSeatContact,
  seatChange,
  seatOrders,
} from '../../contracts/check-in/seats.ts';
import { useClient } from '../provider.tsx';
import { useQueries } from '../query-client.ts';
import { readQuery, useRead, type ReadOptions, type ReadResult } from '../read.ts';
import { useSignedIn } from '../account/signed-in.ts';
import { useWrite, type WriteOptions, type WriteResult } from '../write.ts';
import { useReload } from '../reload.ts';
import { useLookUp } from '../look-up.ts';

/** The seats of one segment; always asked for again, for they go quickly. */
export const useSeatMap = (
  segmentId: string | undefined,
  options?: ReadOptions,
): ReadResult<typeof seatMap> =>
  useRead(seatMap, segmentId === undefined ? undefined : { segmentId }, { staleTime: 0, ...options });

/** The seats of several segments, in the order of the ids. */
export function useSeatMaps(
  segmentIds: readonly string[],
  options?: ReadOptions,
): readonly ReadResult<typeof seatMap>[] {
  const client = useClient();
  const enabled = useSignedIn();
  return useEach(
    {
      queries: segmentIds.map((segmentId) =>
        readQuery(client, seatMap, { segmentId }, { staleTime: 0, ...options, enabled }),
      ),
    },
    useQueries(),
  );
}

/** The cabin of a flight, for looking; nothing is asked before both are known. */
export const useCabinOfFlight = (
  flight: RequestOf<typeof cabinOfFlight> | undefined,
  options?: ReadOptions,
): ReadResult<typeof cabinOfFlight> => useRead(cabinOfFlight, flight, options);

export const useChooseSeats = (options?: WriteOptions): WriteResult<typeof chooseSeats> =>
  useWrite(chooseSeats, options);

/** The member's seat orders, newest first. */
export const useSeatOrders = (options?: ReadOptions): ReadResult<typeof seatOrders> =>
  useRead(seatOrders, {}, options);

export const usePaySeatOrder = (options?: WriteOptions): WriteResult<typeof paySeatOrder> =>
  useWrite(paySeatOrder, options);

export const useCancelSeatOrder = (options?: WriteOptions): WriteResult<typeof cancelSeatOrder> =>
  useWrite(cancelSeatOrder, options);

export const useSaveSeatContact = (options?: WriteOptions): WriteResult<typeof saveSeatContact> =>
  useWrite(saveSeatContact, options);

export const useChangeSeat = (options?: WriteOptions): WriteResult<typeof changeSeat> =>
  useWrite(changeSeat, options);

/** How often a seat change is asked after, ms. */
const everySecond = 1000;

/** How far a seat change is; asked again each second until it is done. */
export const useSeatChange = (
  changeId: string | undefined,
  options?: ReadOptions,
): ReadResult<typeof seatChange> =>
  useRead(seatChange, changeId === undefined ? undefined : { changeId }, {
    ...options,
    staleTime: 0,
    again: (told) => (told?.step === 'changed' || told?.failed ? false : everySecond),
  });

const seatOrdersCalls = [seatOrders] as const;

/** Lets every screen ask for the seat orders again; resolves when those in sight have their answer. */
export const useReloadSeatOrders = (): (() => Promise<void>) => useReload(seatOrdersCalls);

/** Looks the seat orders up again, whatever is known already; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpSeatOrders(): () => Promise<ResponseOf<typeof seatOrders>> {
  const lookUp = useLookUp(seatOrders);
  return () => lookUp({});
}
