import { fitWithin, photoLimits } from '../../rules/attachments/photo.ts';
import { asJpeg } from '../../rules/attachments/shown-name.ts';
import { signatureBytes } from '../../rules/attachments/signature.ts';
import { withoutPlace } from '../../rules/attachments/without-place.ts';
import { attachmentContent, unreadableAttachment, type Attachment } from '../../validators/attachment.ts';
import { accept, type Checked } from '../../validators/result.ts';

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** Rows of a photograph that are drawn in one task, so that no touch waits for the whole of it. */
const stripRows = 256;
/** Rows beside them that are looked at for smoothing; a power of two keeps its grid the same in every strip. */
const besideStrip = 16;

/** Lets touches and frames come first. A timer would wait for a second in a page that is out of sight. */
const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** Draws the rows of a picture from one to another. */
function drawRows(context: CanvasRenderingContext2D, bitmap: ImageBitmap, first: number, end: number): void {
  const { width, height } = context.canvas;
  const scale = height / bitmap.height;
  const from = Math.max(0, first - besideStrip);
  const rows = Math.min(bitmap.height, end + besideStrip) - from;
  const top = Math.round(first * scale);
  context.save();
  context.beginPath();
  context.rect(0, top, width, Math.round(end * scale) - top);
  context.clip();
  context.drawImage(bitmap, 0, from, bitmap.width, rows, 0, from * scale, width, rows * scale);
  context.restore();
  // What is read is drawn now, and not all of it together at the end.
  context.getImageData(0, top, 1, 1);
}

/** A picture as a JPEG of the size that is sent: what the camera wrote into the file stays behind. */
async function drawnAgain(bitmap: ImageBitmap): Promise<Blob | undefined> {
  const { width, height } = fitWithin(bitmap, photoLimits.longestSide);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) return undefined;
  // JPEG has no transparency, which would else be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'medium';
  for (let first = 0; first < bitmap.height; first += stripRows) {
    drawRows(context, bitmap, first, Math.min(first + stripRows, bitmap.height));
    await turn();
  }
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
