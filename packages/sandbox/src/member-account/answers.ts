import type { Reply } from '../reply.ts';
import type { RequestContext } from '../request-context.ts';
import { refusals, type Refused } from './refusals.ts';

export const done = { envelope: 'Code', payload: {} } as const satisfies Reply<object>;

export const refuse = (why: Refused, { language }: RequestContext): Reply<never> => {
  const refusal: { texts: Readonly<Record<typeof language, string>>; resultCode?: string } = refusals[why];
  const { texts, resultCode } = refusal;
  return {
    refusal: { code: -1, message: texts[language], ...(resultCode !== undefined && { resultCode }) },
  };
};
