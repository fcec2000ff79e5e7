import { asJpeg } from '../../rules/attachments/shown-name.ts';
import { signatureBytes } from '../../rules/attachments/signature.ts';
import { attachmentContent, unreadableAttachment, type Attachment } from '../../validators/attachment.ts';
import { accept, type Checked } from '../../validators/result.ts';
import { cleanPictureApart } from './clean-apart.ts';

/** A picture without its place, at most as large as is sent. */
async function prepared(file: File, type: string): Promise<Checked<File>> {
  const picture = await cleanPictureApart(file);
  if (!picture) return unreadableAttachment();
  const { content, drawn } = picture;
  return accept(
    drawn
      ? new File([content], asJpeg(file.name), { type: 'image/jpeg' })
      : new File([content], file.name, { type }),
  );
}

/** A file as it is sent: it is what its name says, and a photograph is smaller and says nothing of its place. */
export async function prepare(file: File, judged: Attachment): Promise<Checked<File>> {
  const head = await file
    .slice(0, signatureBytes)
    .arrayBuffer()
    .catch(() => undefined);
  // The file has gone since it was chosen, or lies where this page may not read.
  if (!head) return unreadableAttachment();
  const content = attachmentContent(judged, new Uint8Array(head));
  if (!content.ok) return content;
  return judged.type.startsWith('image/') ? prepared(file, judged.type) : accept(file);
}
