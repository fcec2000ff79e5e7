import { refusalCodes, type RefusalCode } from '@mapp/kit/contracts';
import type { Reply } from '../reply.ts';
import type { RequestContext } from '../request-context.ts';
import { coded, plain } from './refusal-texts.ts';

/** Why the airline says no: a code of the contract, or a reason in words alone. */
export type Why = RefusalCode | keyof typeof plain;

const isCode = (why: Why): why is RefusalCode => Object.hasOwn(refusalCodes, why);

/** A no in the language of the request, with its code where it has one. */
export const refuse = (why: Why, { language }: Pick<RequestContext, 'language'>): Reply<never> => ({
  refusal: isCode(why)
    ? { code: -1, message: coded[why][language], resultCode: why }
    : { code: -1, message: plain[why][language] },
});

export const done = { envelope: 'Code', payload: {} } as const satisfies Reply<object>;
