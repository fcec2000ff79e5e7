import { describe, expect, it } from 'vitest';
import { isSafeFileName } from './file-name.ts';
import { typeBySignature } from './signature.ts';
import { withoutPlace } from './without-place.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );
const text = (given: Uint8Array | undefined) => given && String.fromCharCode(...given);

describe('the type by the first bytes', () => {
  it.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['GIF87a', 'image/gif'],
    ['GIF89a', 'image/gif'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x18ftypheic', 'image/heic'],
    ['\0\0\0\x18ftypmif1', 'image/heic'],
    ['%PDF-1.7', 'application/pdf'],
  ])('%j is %s', (head, type) => {
    expect(typeBySignature(bytes(head))).toBe(type);
  });

  it.each([
    '',
    'MZ\x90\0',
    '<svg',
    'RIFF\0\0\0\0WAVE',
    'RIFX\0\0\0\0WEBP',
    '\0\0\0\x18ftypisom',
    ' %PDF-',
    'GIF88a',
    '\xff\xd8',
  ])('%j is none that may be attached', (head) => {
    expect(typeBySignature(bytes(head))).toBeUndefined();
  });
});

describe('a name', () => {
  it.each(['a.jpg', '证明 (1).pdf', 'a..b.png', '.a', 'a.', 'é.heic', `${'a'.repeat(251)}.jpg`])(
    '%j is shown as it is',
    (name) => {
      expect(isSafeFileName(name)).toBe(true);
    },
  );

  it.each([
    '../a.jpg',
    'a/b.jpg',
    'a\\b.jpg',
    'c:a.jpg',
    'a\0.jpg',
    'a\n.jpg',
    'a\u202egpj.exe',
    'a\u2066.jpg',
    'a\u200b.jpg',
    '..',
    '.',
    `${'a'.repeat(256)}.jpg`,
  ])('%j is refused', (name) => {
    expect(isSafeFileName(name)).toBe(false);
  });
});

const segment = (marker: number, content: number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
];
const ascii = (given: string) => Array.from(given, (letter) => letter.charCodeAt(0));
/** Two entries, of which the second says which way up. */
const exif = (little: boolean, orientation: number, { entries = 2, directory = 8 } = {}) => {
  const short = (value: number) => (little ? [value & 0xff, value >> 8] : [value >> 8, value & 0xff]);
  const long = (value: number) => (little ? [...short(value), 0, 0] : [0, 0, ...short(value)]);
  return ascii('Exif\0\0').concat(
    ascii(little ? 'II' : 'MM'),
    short(42),
    long(directory),
    short(entries),
    [...short(0x010f), ...short(2), ...long(4), ...ascii('Cam\0')],
    [...short(0x0112), ...short(3), ...long(1), ...short(orientation), 0, 0],
    long(0),
    ascii('GPS 31.23N 121.47E'),
  );
};
const scan = [0xff, 0xda, 0, 4, 1, 2, 0xaa, 0xff, 0, 0xbb, 0xff, 0xd9];
const jpeg = (...segments: number[][]) => bytes([0xff, 0xd8], ...segments, scan);
const frame = segment(0xc0, [8, 0, 1, 0, 1, 1]);

/** The one block that stays. */
const upright = (orientation: number) =>
  segment(0xe1, [
    ...ascii('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0'),
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);

describe('a picture without its place', () => {
  it.each([true, false])('JPEG: the direction stays, little-endian %s', (little) => {
    const clean = withoutPlace(
      jpeg(
        segment(0xe0, ascii('JFIF\0')),
        segment(0xe1, exif(little, 6)),
        segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<gps/>')),
        segment(0xed, ascii('Photoshop 3.0\0city')),
        segment(0xfe, ascii('at home')),
        frame,
      ),
    );
    expect(text(clean)).not.toMatch(/GPS|Cam|gps|city|home/);
    expect(text(clean)).toMatch(/JFIF/);
    expect(clean).toEqual(jpeg(segment(0xe0, ascii('JFIF\0')), upright(6), frame));
    expect(withoutPlace(clean ?? bytes())).toEqual(clean);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('JPEG: %i stays, in the shortest block that says it too', (orientation) => {
    const clean = jpeg(upright(orientation), frame);
    expect(withoutPlace(jpeg(segment(0xe1, exif(false, orientation)), frame))).toEqual(clean);
    const shortest = segment(0xe1, upright(orientation).slice(4, -4));
    expect(withoutPlace(jpeg(shortest, frame))).toEqual(clean);
  });

  it.each<[string, number[]]>([
    ['behind its directory', segment(0xe1, exif(true, 6, { entries: 1 }))],
    ['in a directory at its end', segment(0xe1, exif(true, 6, { directory: exif(true, 6).length - 6 }))],
    ['in no directory', segment(0xe1, exif(true, 6, { directory: 4000 }))],
    ['behind its end', segment(0xe1, exif(true, 6, { entries: 500 }).slice(0, 36))],
    ['in a comment', segment(0xfe, [...ascii('cheat!'), ...exif(true, 6).slice(6)])],
  ])('JPEG: which way up is not read %s', (_, given) => {
    expect(withoutPlace(jpeg(given, frame))).toEqual(jpeg(frame));
  });

  it('JPEG: ends with its image, whatever pictures stand behind it', () => {
    const second = [...jpeg(segment(0xe1, exif(true, 6)), frame)];
    expect(withoutPlace(bytes([...jpeg(frame)], second))).toEqual(jpeg(frame));
    expect(withoutPlace(bytes([...jpeg(frame)], 'GPS 31.23N 121.47E'))).toEqual(jpeg(frame));
  });

  it('JPEG: of several scans all stay, and nothing that is told between them', () => {
    const [table, restarts] = [segment(0xc4, [1]), [0xff, 0xda, 0, 2, 9, 0xff, 0xd3, 8, 0xff, 0xff]];
    const place = segment(0xfe, ascii('GPS'));
    expect(withoutPlace(jpeg(frame, restarts, place, table))).toEqual(jpeg(frame, restarts, table));
    expect(withoutPlace(bytes([0xff, 0xd8], frame, restarts, [0xff, 0xc4]))).toBeUndefined();
  });

  it('JPEG: may end with the beginning of its picture', () => {
    const shortest = bytes([0xff, 0xd8], frame, [0xff, 0xda, 0, 2]);
    expect(withoutPlace(shortest)).toEqual(shortest);
  });

  it('JPEG: one that stands upright needs no word of it', () => {
    expect(withoutPlace(jpeg(segment(0xe1, exif(true, 1)), frame))).toEqual(jpeg(frame));
    expect(withoutPlace(jpeg(segment(0xe1, ascii('Exif\0\0MM')), frame))).toEqual(jpeg(frame));
    expect(withoutPlace(jpeg(segment(0xe1, exif(true, 9)), frame))).toEqual(jpeg(frame));
  });

  const chunk = (name: string, content: string) =>
    bytes([0, 0, 0, content.length], name, content, [1, 2, 3, 4]);
  const png = (...chunks: Uint8Array[]) =>
    bytes('\x89PNG\r\n\x1a\n', ...chunks.map((one) => [...one]), [...chunk('IEND', '')]);

  it('PNG', () => {
    const told = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].map((name) => chunk(name, 'here'));
    expect(withoutPlace(png(chunk('IHDR', 'size'), ...told, chunk('IDAT', 'data')))).toEqual(
      png(chunk('IHDR', 'size'), chunk('IDAT', 'data')),
    );
  });

  const riff = (name: string, content: string) =>
    bytes(name, [content.length, 0, 0, 0], content, content.length % 2 ? [0] : []);
  const webp = (...chunks: Uint8Array[]) => {
    const inside = chunks.flatMap((one) => [...one]);
    return bytes('RIFF', [inside.length + 4, 0, 0, 0], 'WEBP', inside);
  };

  it('WebP: its header no longer announces them', () => {
    const header = (flags: number) => riff('VP8X', String.fromCharCode(flags, 0, 0, 0, 9, 0, 0, 9, 0, 0));
    expect(
      withoutPlace(
        webp(
          header(0x1c),
          riff('VP8L', 'odd'),
          riff('EXIF', 'place'),
          riff('XMP ', '<x/>'),
          riff('ALPH', 'a'),
          riff('ANIM', ''),
        ),
      ),
    ).toEqual(webp(header(0x10), riff('VP8L', 'odd'), riff('ALPH', 'a'), riff('ANIM', '')));
  });

  it.each<[string, Uint8Array]>([
    ['a GIF', bytes('GIF89a')],
    ['a HEIC', bytes('\0\0\0\x18ftypheic')],
    ['a text', bytes('text')],
    ['nothing', bytes()],
    ['a JPEG without its picture', bytes([0xff, 0xd8], frame)],
    ['a JPEG that ends within a segment', jpeg(frame).slice(0, 8)],
    ['a JPEG with something between its segments', bytes([0xff, 0xd8], frame, [0, 0xe0, 0, 2], scan)],
    ['a JPEG that ends with a beginning', bytes([0xff, 0xd8], frame, [0xff])],
    ['a JPEG with a segment of one byte', bytes([0xff, 0xd8, 0xff, 0xe1, 0, 1], scan)],
    ['a JPEG with a segment of no size', bytes([0xff, 0xd8, 0xff, 0xe1, 0, 0], scan)],
    ['a PNG that ends early', png(chunk('IHDR', 'size')).slice(0, 20)],
    ['a PNG without its end', png(chunk('IHDR', 'size')).slice(0, 24)],
    ['a PNG whose end is cut', bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 5], 'IEND', [1, 2, 3, 4])],
    ['a WebP that ends early', webp(riff('VP8L', 'long')).slice(0, 22)],
  ])('%s has none', (_name, given) => {
    expect(withoutPlace(given)).toBeUndefined();
  });
});
