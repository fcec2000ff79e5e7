import { notifyRefusalOf, notifyRefusals } from '../../contracts/flight/notify-refusals.ts';
import {
  peopleToNotify,
  removePersonToNotify,
  savePersonToNotify,
} from '../../contracts/flight/people-to-notify.ts';
import type { ResponseOf } from '../../contracts/call.ts';
import type { RequestFailure } from '../failure.ts';
import { useLookUp } from '../look-up.ts';
import { useQueries } from '../query-client.ts';
import { useRead, type ReadResult } from '../read.ts';
import { useWrite, type WriteResult } from '../write.ts';

/** The screen tells that no answer came, and looks up its outcome; it has words of its own for what is refused by a code. */
const outcomeTold = { announce: 'answers', handles: Object.keys(notifyRefusals) } as const;

/** People whom the airline tells when a flight changes. */
export const usePeopleToNotify = (): ReadResult<typeof peopleToNotify> => useRead(peopleToNotify, {});

export const useSavePersonToNotify = (): WriteResult<typeof savePersonToNotify> =>
  useWrite(savePersonToNotify, outcomeTold);
export const useRemovePersonToNotify = (): WriteResult<typeof removePersonToNotify> =>
  useWrite(removePersonToNotify, outcomeTold);

/** Looks the people up again. For an outcome that is unknown. */
export function useLookUpPeopleToNotify(): () => Promise<ResponseOf<typeof peopleToNotify>> {
  const lookUp = useLookUp(peopleToNotify);
  return () => lookUp({});
}

/** Lets every screen ask again for the people; resolves when those in sight have their answer. */
export function useReloadPeopleToNotify(): () => Promise<void> {
  const queries = useQueries();
  return () => queries.invalidateQueries({ queryKey: [peopleToNotify.name] });
}

/** The error that a refusal about people to notify is; undefined for any other failure. */
export const notifyRefusedAs = ({ failure }: RequestFailure): ReturnType<typeof notifyRefusalOf> =>
  failure.kind === 'refused' ? notifyRefusalOf(failure.code) : undefined;
