import { isSafeFileName } from '../rules/attachments/file-name.ts';
import { typeBySignature } from '../rules/attachments/signature.ts';
import { accept, refuse, type Checked, type Refused } from './result.ts';

/** Limits of attachments: of one file, and in all. Source: travel.md section 5, decision 16. */
export interface AttachmentLimits {
  readonly maxBytes: number;
  readonly maxFiles: number;
}

export const attachmentLimits: AttachmentLimits = { maxBytes: 10_485_760, maxFiles: 5 };

/** Types by the name's ending; the list is assumed. */
export const attachmentTypes: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['heic', 'image/heic'],
  ['pdf', 'application/pdf'],
]);

/** A file that may go. */
export interface Attachment {
  readonly name: string;
  /** `image/jpeg` */
  readonly type: string;
  readonly bytes: number;
}

/**
 * The content of a file that `attachment` has accepted: its first bytes must be those of the type that its name tells.
 * @param head `signatureBytes` of `@mapp/kit/rules`, or more
 */
export const attachmentContent = (file: Attachment, head: Uint8Array): Checked<Attachment> =>
  typeBySignature(head) === file.type ? accept(file) : refuse('attachment.content');

/** Refusal of a file that cannot be read: it has gone since it was chosen, or no browser can draw it. */
export const unreadableAttachment = (): Refused => refuse('attachment.unreadable');

const megabyte = 1_048_576;
/** Tenths of a megabyte, never fewer than there are: 10.01 is 10.1. */
const tenths = (bytes: number): number => Math.ceil((bytes / megabyte) * 10) / 10;

const tooLarge = (bytes: number, maxBytes: number) =>
  refuse('attachment.large', {
    megabytes: Math.floor(maxBytes / megabyte),
    found: tenths(bytes),
    over: tenths(bytes - maxBytes),
  });

/**
 * A file to attach, judged before it is read; then see `attachmentContent`.
 * @param input its name; the ending tells the type
 * @param chosen how many are attached already
 */
export function attachment(
  input: string,
  bytes: number,
  chosen: number,
  { maxBytes, maxFiles }: AttachmentLimits = attachmentLimits,
): Checked<Attachment> {
  const name = input.trim();
  const type = attachmentTypes.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
  if (chosen >= maxFiles) return refuse('attachment.many', { max: maxFiles });
  if (!type || !name.includes('.')) {
    return refuse('attachment.type', { types: [...attachmentTypes.keys()].join(', ') });
  }
  if (!isSafeFileName(name)) return refuse('attachment.name');
  if (!(bytes > 0)) return refuse('attachment.empty');
  return bytes > maxBytes ? tooLarge(bytes, maxBytes) : accept({ name, type, bytes });
}
