/** How a file of a type begins: texts of Latin-1 characters at their places. */
interface Signature {
  readonly type: string;
  readonly marks: readonly (readonly [at: number, text: string])[];
}

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** Source: the file formats' own standards; for HEIC the brands of ISO/IEC 23008-12. */
const signatures: readonly Signature[] = [
  { type: 'image/jpeg', marks: [[0, '\xff\xd8\xff']] },
  { type: 'image/png', marks: [[0, '\x89PNG\r\n\x1a\n']] },
  { type: 'image/gif', marks: [[0, 'GIF87a']] },
  { type: 'image/gif', marks: [[0, 'GIF89a']] },
  {
    type: 'image/webp',
    marks: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
  ...heicBrands.map((brand) => ({
    type: 'image/heic',
    marks: [
      [4, 'ftyp'],
      [8, brand],
    ] as const,
  })),
  { type: 'application/pdf', marks: [[0, '%PDF-']] },
];

/** Bytes as Latin-1 text. */
export const latin = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** So many bytes from the beginning tell the type. */
export const signatureBytes = 16;

/** The media type that a file's first bytes tell; undefined for one that may not be attached. */
export const typeBySignature = (head: Uint8Array): string | undefined =>
  signatures.find(({ marks }) => marks.every(([at, text]) => latin(head, at, text.length) === text))?.type;
