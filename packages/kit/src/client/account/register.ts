import {
  enrolmentOutcome,
  enrolmentRefusal,
  fastEnrollMember,
  readArrivedName,
  readArrivedNumber,
  type ArrivedMember,
  type Enrolment,
  type EnrolmentRefusal,
} from '../../contracts/account/register.ts';
import type { RequestFailure } from '../failure.ts';
import { useClient } from '../provider.tsx';
import { useWrite, type WriteResult } from '../write.ts';

/** Failures that the screen tells itself: Code -1, resultCode -5, and no answer. Source: membership.md sections 4 and 7. */
const toldHere = { handles: ['-1', '-5'], announce: 'answers' } as const;

/** Registers a member. */
export const useEnrol = (): WriteResult<typeof fastEnrollMember> => useWrite(fastEnrollMember, toldHere);

/** Looks up the outcome of a registration; undefined when nobody was registered. It rejects when there is no answer. */
export function useLookUpEnrolment(): (
  sent: Pick<Enrolment, 'idType' | 'idNo' | 'phone' | 'code'>,
) => Promise<{ readonly ffpNo: string } | undefined> {
  const client = useClient();
  return async ({ idType, idNo, phone, code }) => {
    const { ffpNo } = await client.send(enrolmentOutcome, { idType, idNo, phone, code });
    return ffpNo === undefined ? undefined : { ffpNo };
  };
}

/** Why nobody was registered, and the back end's words for it. */
export interface RefusedEnrolment {
  readonly why: EnrolmentRefusal;
  readonly message: string;
}

/** A failure as a refusal of the registration; undefined when it is none. */
export const refusedEnrolment = ({ failure }: RequestFailure): RefusedEnrolment | undefined =>
  failure.kind === 'refused' ? { why: enrolmentRefusal(failure), message: failure.message } : undefined;

/** Number and name from outside, when both are what they should be. Source: decision 21. */
export function readArrivedMember({
  ffpNo,
  name,
}: Record<keyof ArrivedMember, unknown>): ArrivedMember | undefined {
  const number = readArrivedNumber(ffpNo);
  const called = readArrivedName(name);
  return number === undefined || called === undefined ? undefined : { ffpNo: number, name: called };
}
