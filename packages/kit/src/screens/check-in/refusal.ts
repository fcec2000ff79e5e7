import { refusedAs } from '../../client/check-in.ts';
import type { RequestFailure } from '../../client/failure.ts';
import { errorOf } from '../../contracts/errors.ts';
import type { MessageArguments } from '../../messages/messages.gen.ts';

/** The words of a refusal: what happened, and `.do`, what to do about it. */
export type RefusalWords =
  Extract<keyof MessageArguments['check-in'], `${string}.do`> extends `${infer Key}.do` ? Key : never;

/** The key of a refusal's words in the area `check-in`; undefined for a failure of any other kind. */
export function wordsOf(failure: RequestFailure): RefusalWords | undefined {
  const code = refusedAs(failure);
  return code && (errorOf(code).messageKey.replace(/^check-in\./, '') as RefusalWords);
}
