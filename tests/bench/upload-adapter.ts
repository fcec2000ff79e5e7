/** Calls of the bench in a page, as `bench` of the window. */
export interface UploadAdapter {
  /** Takes the photographs; returns their sizes, bytes. */
  take: (count: number) => Promise<readonly number[]>;
  /** Makes what is sent of each of them. */
  shrink: () => Promise<Shrunk>;
}

interface Shrunk {
  /** From the choice to the last one, ms. */
  readonly time: number;
  /** Sizes of what is sent, bytes. */
  readonly bytes: readonly number[];
  /** How many of them still say where they were taken. */
  readonly placed: number;
}

/** Twelve megapixels, as most phones take them. */
const size = { width: 4032, height: 3024 };
const place = 'GPS 31.1978 121.3360';

/** An Exif segment of a JPEG file: the picture stands upright, and a place. */
function exif(): Uint8Array<ArrayBuffer> {
  const tiff = 'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x01\0\0\0\0\0\0';
  const text = `Exif\0\0${tiff}${place}`;
  const bytes = Array.from(text, (letter) => letter.charCodeAt(0));
  return Uint8Array.from([0xff, 0xe1, 0, bytes.length + 2, ...bytes]);
}

/** A picture with grain, as a camera's, so that its file is as large. */
function draw(seed: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas');
  const grain = context.createImageData(size.width, size.height);
  const pixels = new Uint32Array(grain.data.buffer);
  let random = seed;
  for (let at = 0; at < pixels.length; at += 1) {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    const light = 110 + ((at % size.width) >> 6) + (random >>> 27);
    pixels[at] = 0xff000000 | (light << 16) | (light << 8) | (light + 12);
  }
  context.putImageData(grain, 0, 0);
  return canvas;
}

async function photograph(seed: number): Promise<File> {
  const canvas = draw(seed);
  const megabytes = 6 * 1_048_576;
  let blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.98 });
  for (let quality = 0.96; blob.size > megabytes && quality > 0.5; quality -= 0.02)
    blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new File([blob.slice(0, 2), exif(), blob.slice(2)], `photo-${seed}.jpg`, { type: 'image/jpeg' });
}

const tellsPlace = async (blob: Blob): Promise<boolean> =>
  new TextDecoder('latin1').decode(await blob.slice(0, 4096).arrayBuffer()).includes(place);

/**
 * Offers the making of what is sent for measuring.
 * @param shrink resolves once the last one is made
 */
export function offerUpload(shrink: (files: readonly File[]) => Promise<readonly Blob[]>): void {
  let files: readonly File[] = [];
  const bench: UploadAdapter = {
    take: async (count) => {
      const taken: File[] = [];
      for (let seed = 1; seed <= count; seed += 1) taken.push(await photograph(seed));
      files = taken;
      return files.map((file) => file.size);
    },
    shrink: async () => {
      const begin = performance.now();
      const sent = await shrink(files);
      const time = performance.now() - begin;
      const placed = await Promise.all(sent.map(tellsPlace));
      return { time, bytes: sent.map((blob) => blob.size), placed: placed.filter(Boolean).length };
    },
  };
  Object.assign(window, { bench });
}
