import { type RefundRefusalCode } from '@mapp/kit/contracts';
import type { Language } from '../language.ts';
import type { Reply } from '../reply.ts';
import { refusalWords } from './refusal-words.ts';

/** A refusal with its words. */
export const refuseRefund = (resultCode: RefundRefusalCode, language: Language): Reply<never> => ({
  refusal: { code: -1, message: refusalWords[resultCode][language], resultCode },
});
