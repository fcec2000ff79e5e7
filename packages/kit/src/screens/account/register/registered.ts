import { readArrivedMember } from '../../../client/account/register.ts';
import type { ArrivedMember } from '../../../contracts/account/register.ts';
import { readEncoded } from '../../../navigation/encoded.ts';
import { handedOver, handOver } from '../../../session/hand-over.ts';
import type { Session } from '../../../session/session.ts';

/** Fields that the address of the success page can carry. */
export interface ArrivedAddress {
  readonly ffpNo?: string | undefined;
  readonly name?: string | undefined;
}

/** Gives the success page who has been registered here. */
export const handOverMember = (session: Session, member: ArrivedMember): void =>
  handOver(session, 'registered', member);

/** Gives the success page what an address carried. */
export const handOverAddress = (session: Session, { ffpNo, name }: ArrivedAddress): void =>
  handOver(session, 'registeredAddress', { ffpNo, name });

const fieldsOf = (given: unknown) => Object(given) as Record<keyof ArrivedMember, unknown>;

/** Member who has been registered: here, or as the address said. */
export function registeredMember(session: Session): ArrivedMember | undefined {
  const { ffpNo, name } = fieldsOf(handedOver(session, 'registeredAddress'));
  const asIs = (read: unknown) => read;
  return (
    readArrivedMember(fieldsOf(handedOver(session, 'registered'))) ??
    readArrivedMember({ ffpNo: readEncoded(asIs, ffpNo), name: readEncoded(asIs, name) })
  );
}
