import { latin, typeBySignature } from './signature.ts';

const join = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const orientationTag = 0x0112;

/** Which way up an Exif block says that the picture is, 1 to 8; 1 where it says nothing. Source: TIFF 6.0. */
function orientationIn(tiff: Uint8Array): number {
  const data = view(tiff);
  const little = latin(tiff, 0, 2) === 'II';
  // The header, and a directory of one entry.
  if (tiff.length < 8 + 14) return 1;
  const directory = data.getUint32(4, little);
  if (directory + 14 > tiff.length) return 1;
  const entries = data.getUint16(directory, little);
  const last = Math.min(directory + 2 + (entries - 1) * 12, tiff.length - 12);
  for (let at = directory + 2; at <= last; at += 12) {
    if (data.getUint16(at, little) === orientationTag) return data.getUint16(at + 8, little);
  }
  return 1;
}

/** An Exif segment of a JPEG file that says which way up the picture is, and nothing else. */
const exifOf = (orientation: number): Uint8Array => {
  const text = `\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0`;
  const head = Array.from(text, (letter) => letter.charCodeAt(0));
  return Uint8Array.from(head.concat(orientation, 0, 0, 0, 0, 0, 0));
};

/** Segments that say something of the picture: Exif and XMP (APP1), Photoshop's (APP13), and comments. */
const told: ReadonlySet<number> = new Set([0xe1, 0xed, 0xfe]);
const [startOfScan, endOfImage] = [0xda, 0xd9];

/** Whether a byte behind 0xff is a part of the picture: a stuffed one, a fill byte, or a restart. */
const isOfScan = (byte: number | undefined): boolean =>
  byte === undefined || byte === 0 || byte === 0xff || (byte >= 0xd0 && byte <= 0xd7);

/** Place of the first marker behind a scan; the end of a file that has none. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && isOfScan(bytes[at + 1])) at = bytes.indexOf(0xff, at + 1);
  return at === -1 ? bytes.length : at;
}

function jpegWithoutPlace(bytes: Uint8Array): Uint8Array | undefined {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    let end = at + 2 + view(bytes).getUint16(at + 2);
    if (marker === startOfScan) {
      end = endOfScan(bytes, end);
      const isLast = end === bytes.length || bytes[end + 1] === endOfImage;
      kept.push(bytes.subarray(at, isLast ? end + 2 : end));
      // Behind the end of the image telephones add pictures that name the place again.
      if (isLast) return join(kept);
    } else if (!told.has(marker)) kept.push(bytes.subarray(at, end));
    else if (latin(bytes, at + 4, 6) === 'Exif\0\0') {
      const orientation = orientationIn(bytes.subarray(at + 10, end));
      if (orientation >= 2 && orientation <= 8) kept.push(exifOf(orientation));
    }
    at = end;
  }
  return undefined;
}

const pngTold: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function pngWithoutPlace(bytes: Uint8Array): Uint8Array | undefined {
  const kept: Uint8Array[] = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view(bytes).getUint32(at);
    const name = latin(bytes, at + 4, 4);
    if (end > bytes.length) return undefined;
    if (!pngTold.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return join(kept);
    at = end;
  }
  return undefined;
}

/** Bits of a WebP header that announce Exif and XMP. */
const webpTold = 0x08 | 0x04;

function webpWithoutPlace(bytes: Uint8Array): Uint8Array | undefined {
  const kept: Uint8Array[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const size = view(bytes).getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    const name = latin(bytes, at, 4);
    const chunk = bytes.slice(at, end);
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~webpTold;
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(chunk);
    at = end;
  }
  const whole = join([bytes.slice(0, 12), ...kept]);
  view(whole).setUint32(4, whole.length - 8, true);
  return at === bytes.length ? whole : undefined;
}

const readers: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array | undefined>> = {
  'image/jpeg': jpegWithoutPlace,
  'image/png': pngWithoutPlace,
  'image/webp': webpWithoutPlace,
};

/**
 * A picture without the place, time and device that its camera has written into it; which way up it is stays.
 * @param bytes a JPEG, PNG or WebP file
 * @returns undefined for any other file, and for one that ends too early: draw it again instead, or do not send it
 */
export const withoutPlace = (bytes: Uint8Array): Uint8Array | undefined =>
  readers[String(typeBySignature(bytes))]?.(bytes);
