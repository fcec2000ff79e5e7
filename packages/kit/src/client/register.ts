import { enrolmentOutcome, fastEnrollMember, type Enrolment } from '../contracts/register.ts';
import { useClient } from './provider.tsx';
import { useWrite, type WriteResult } from './write.ts';

/** What the screen tells itself: Code -1 and resultCode -5, and that no answer came. Source: membership.md sections 4 and 7. */
const toldHere = { handles: ['-1', '-5'], announce: 'answers' } as const;

/** Registers a member. */
export const useEnrol = (): WriteResult<typeof fastEnrollMember> => useWrite(fastEnrollMember, toldHere);

/** Looks up what came of a registration; undefined when nobody was registered. It rejects when there is no answer. */
export function useLookUpEnrolment(): (
  sent: Pick<Enrolment, 'idType' | 'idNo' | 'phone' | 'code'>,
) => Promise<{ readonly ffpNo: string } | undefined> {
  const client = useClient();
  return async ({ idType, idNo, phone, code }) => {
    const { ffpNo } = await client.send(enrolmentOutcome, { idType, idNo, phone, code });
    return ffpNo === null ? undefined : { ffpNo };
  };
}
