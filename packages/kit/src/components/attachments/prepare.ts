import { fitWithin, photoLimits } from '../../rules/attachments/photo.ts';
import { asJpeg } from '../../rules/attachments/shown-name.ts';
import { signatureBytes } from '../../rules/attachments/signature.ts';
import { withoutPlace } from '../../rules/attachments/without-place.ts';
import { attachmentContent, unreadableAttachment, type Attachment } from '../../validators/attachment.ts';
import { accept, type Checked } from '../../validators/result.ts';

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** A picture as a JPEG of the size that is sent: what the camera wrote into the file stays behind. */
async function drawnAgain(bitmap: ImageBitmap): Promise<Blob | undefined> {
  const { width, height } = fitWithin(bitmap, photoLimits.longestSide);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return undefined;
  // JPEG has no transparency, which would else be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'medium';
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', photoLimits.quality),
  );
}

const isSmall = ({ width, height }: ImageBitmap) => Math.max(width, height) <= photoLimits.longestSide;

/** A picture without its place, at most as large as is sent. */
async function prepared(file: File, type: string): Promise<Checked<File>> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  try {
    if (!bitmap || isSmall(bitmap)) {
      const clean = withoutPlace(await bytesOf(file));
      if (clean) return accept(new File([new Uint8Array(clean)], file.name, { type }));
    }
    const drawn = bitmap && (await drawnAgain(bitmap));
    return drawn
      ? accept(new File([drawn], asJpeg(file.name), { type: 'image/jpeg' }))
      : unreadableAttachment();
  } finally {
    bitmap?.close();
  }
}

/** A file as it is sent: it is what its name says, and a photograph is smaller and says nothing of its place. */
export async function prepare(file: File, judged: Attachment): Promise<Checked<File>> {
  const head = await bytesOf(file.slice(0, signatureBytes)).catch(() => undefined);
  // The file has gone since it was chosen, or lies where this page may not read.
  if (!head) return unreadableAttachment();
  const content = attachmentContent(judged, head);
  if (!content.ok) return content;
  return judged.type.startsWith('image/') ? prepared(file, judged.type) : accept(file);
}
