import type { Refused } from '../../validators/result.ts';

/**
 * How far a file has come.
 * - `preparing` it is looked at, and a photograph is made smaller
 * - `sending` so many of its bytes have gone
 * - `attached` the airline has it
 * - `failed` it did not arrive, and can be sent again; with the airline's words where it said no
 * - `refused` it cannot be attached: another one can
 */
export type AttachmentProgress =
  | { readonly state: 'preparing' }
  | { readonly state: 'sending'; readonly sent: number }
  | { readonly state: 'attached'; readonly id: string }
  | { readonly state: 'failed'; readonly message?: string | undefined }
  | { readonly state: 'refused'; readonly refusal: Refused };

/** A file that was chosen. */
export type AttachedFile = {
  /** Its own, whatever it is called. */
  readonly key: string;
  /** As it was called where it was chosen. */
  readonly name: string;
  readonly isPicture: boolean;
  /** Size of what is sent; of what was chosen until that is known. */
  readonly bytes: number;
  /** Content that is sent, once it is prepared. */
  readonly content?: File | undefined;
} & AttachmentProgress;

/** Files that count towards the limit: a refused one does not. */
export const counted = (files: readonly AttachedFile[]): number =>
  files.filter(({ state }) => state !== 'refused').length;

/** Ids of those that the airline has. */
export const attachedIds = (files: readonly AttachedFile[]): string[] =>
  files.flatMap((file) => (file.state === 'attached' ? [file.id] : []));

/** Whether nothing is under way and nothing has failed; refused files do not matter. */
export const allAttached = (files: readonly AttachedFile[]): boolean =>
  files.every(({ state }) => state === 'attached' || state === 'refused');
