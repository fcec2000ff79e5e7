import { refusalMessage } from '../../client/check-in/check-in.ts';
import type { RequestFailure } from '../../client/failure.ts';
import type { MessageArguments } from '../../messages/messages.gen.ts';

/** The words of a refusal: what happened, and `.do`, what to do about it. */
export type RefusalWords =
  Extract<keyof MessageArguments['check-in'], `${string}.do`> extends `${infer Key}.do` ? Key : never;

/** The key of a refusal's words in the area `check-in`; undefined for a failure of any other kind. */
export const wordsOf = (failure: RequestFailure): RefusalWords | undefined =>
  refusalMessage(failure)?.replace(/^check-in\./, '') as RefusalWords | undefined;
