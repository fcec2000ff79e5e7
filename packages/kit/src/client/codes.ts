import { sendCodeBySMS } from '../contracts/codes.ts';
import { useWrite, type WriteOptions, type WriteResult } from './write.ts';

/** Sends a code by text message. It answers with `sent: false` and the back end's words where no message goes out. */
export const useSendCode = (options?: WriteOptions): WriteResult<typeof sendCodeBySMS> =>
  useWrite(sendCodeBySMS, options);
