import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from '../call.ts';

/** Id of a file that the airline has. */
export const proofId = z.string().check(z.regex(/^[\w-]{1,64}$/));

export const uploadProof = defineCall({
  area: 'refunds',
  source: 'assumed',
  name: 'uploadProof',
  path: '/api/refunds/upload-proof',
  body: 'multipart',
  write: true,
  summary:
    'Takes one file that proves the reason of a refund; a request names it by its id. Files that no request names are thrown away.',
  request: z.object({
    /** JPEG, PNG, WebP, GIF, HEIC or PDF, at most 10 MB. */
    file: z.file(),
  }),
  response: z.object({ fileId: proofId }),
});

export type UploadedProof = ResponseOf<typeof uploadProof>;
