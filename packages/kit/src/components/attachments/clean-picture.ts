import { fitWithin, photoLimits, type PictureSize } from '../../rules/attachments/photo.ts';
import { withoutPlace } from '../../rules/attachments/without-place.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Canvas of the page, or of a worker. */
interface Drawing {
  readonly context: Context | null;
  /** Waits between two strips. */
  readonly turn?: () => Promise<void>;
  /** JPEG of what is drawn. */
  readonly jpeg: (quality: number) => Promise<Blob | null>;
}

/** Settings of its context: JPEG has no transparency, and strips are read at once. */
export const drawingSettings: CanvasRenderingContext2DSettings = { alpha: false, willReadFrequently: true };

/** Begins a drawing of a size. */
export type BeginDrawing = (size: PictureSize) => Drawing;

/** A picture that may be sent. */
export interface CleanPicture {
  readonly content: Blob;
  /** It was drawn again, as a JPEG. */
  readonly drawn: boolean;
}

/** Rows of a photograph that are drawn together. */
const stripRows = 256;
/** Rows beside them that are looked at for smoothing; a power of two keeps its grid the same in every strip. */
const besideStrip = 16;

/** Draws the rows of a picture from one to another. */
function drawRows(context: Context, bitmap: ImageBitmap, first: number, end: number): void {
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
  // Reading a pixel draws these rows now, and not all of them together at the end.
  context.getImageData(0, top, 1, 1);
}

/** A picture as a JPEG of the size that is sent: what the camera wrote into the file stays behind. */
async function drawnAgain(bitmap: ImageBitmap, begin: BeginDrawing): Promise<Blob | null> {
  const size = fitWithin(bitmap, photoLimits.longestSide);
  const { context, turn, jpeg } = begin(size);
  if (!context) return null;
  // Transparent parts would else be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'medium';
  for (let first = 0; first < bitmap.height; first += stripRows) {
    drawRows(context, bitmap, first, Math.min(first + stripRows, bitmap.height));
    await turn?.();
  }
  return jpeg(photoLimits.quality);
}

const isSmall = ({ width, height }: ImageBitmap) => Math.max(width, height) <= photoLimits.longestSide;

/** A picture without its place, at most as large as is sent; undefined for one that cannot be read. */
export async function cleanPicture(file: Blob, begin: BeginDrawing): Promise<CleanPicture | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  try {
    if (!bitmap || isSmall(bitmap)) {
      const bytes = await file.arrayBuffer().catch(() => undefined);
      const clean = bytes && withoutPlace(new Uint8Array(bytes));
      if (clean) return { content: new Blob([new Uint8Array(clean)]), drawn: false };
    }
    const content = bitmap && (await drawnAgain(bitmap, begin));
    return content ? { content, drawn: true } : undefined;
  } finally {
    bitmap?.close();
  }
}
