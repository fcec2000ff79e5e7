import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachment, attachmentContent, attachmentTypes } from './attachment.ts';
import { refuse } from './result.ts';
import { runs } from '../../../../vitest.runs.ts';

const most = 10 * 1024 * 1024;
const types = refuse('attachment.type', { types: 'jpg, jpeg, png, gif, webp, heic, pdf' });

describe('an attachment', () => {
  it.each([
    ['a.jpg', 'image/jpeg'],
    ['A.JPEG', 'image/jpeg'],
    ['证明.pdf', 'application/pdf'],
    ['a.b.png', 'image/png'],
    ['a.heic', 'image/heic'],
    ['a.webp', 'image/webp'],
    ['a.gif', 'image/gif'],
  ])('%s, whatever spaces stand around it', (name, type) => {
    expect(attachment(` ${name} `, most, 4)).toEqual(attachment(name, most, 4));
    expect(attachment(name, most, 4)).toEqual({ ok: true, value: { name, type, bytes: most } });
  });

  it.each(['', 'jpg', 'a.exe', 'a.jpg.exe', 'a.', 'a.constructor', 'a.svg', 'a.jpg/'])(
    'refuses the name %j',
    (name) => {
      expect(attachment(name, 1, 0)).toEqual(types);
    },
  );

  it.each(['../a.jpg', 'a/b.png', 'a\u202egpj.pdf', 'a\n.gif', `${'a'.repeat(255)}.jpg`])(
    'asks for another name than %j',
    (name) => {
      expect(attachment(name, 1, 0)).toEqual(refuse('attachment.name'));
    },
  );

  it.each([
    ['%PDF-1.7', true],
    ['\xff\xd8\xff\xe0', false],
    ['MZ', false],
  ])('a PDF that begins with %j is one: %s', (head, fits) => {
    const file = { name: 'a.pdf', type: 'application/pdf', bytes: 9 };
    const bytes = Uint8Array.from(head, (letter) => letter.charCodeAt(0));
    expect(attachmentContent(file, bytes)).toEqual(
      fits ? { ok: true, value: file } : refuse('attachment.content'),
    );
  });

  it.each([
    [most + 1, 0, refuse('attachment.large', { megabytes: 10, found: 10.1, over: 0.1 })],
    [0, 0, refuse('attachment.empty')],
    [Number.NaN, 0, refuse('attachment.empty')],
    [1, 5, refuse('attachment.many', { max: 5 })],
    [1, 6, refuse('attachment.many', { max: 5 })],
  ])('refuses %i bytes after %i others', (bytes, chosen, expected) => {
    expect(attachment('a.jpg', bytes, chosen)).toEqual(expected);
  });

  it('follows other limits', () => {
    expect(attachment('a.jpg', 2_097_153, 0, { maxBytes: 2_097_152, maxFiles: 2 })).toEqual(
      refuse('attachment.large', { megabytes: 2, found: 2.1, over: 0.1 }),
    );
    expect(attachment('a.jpg', 1, 2, { maxBytes: 2_097_152, maxFiles: 2 })).toEqual(
      refuse('attachment.many', { max: 2 }),
    );
  });
});

it('property: attachment goes by ending, size and number', () => {
  const endings = fc.oneof(fc.constantFrom(...attachmentTypes.keys(), 'PDF', 'exe', ''), fc.string());
  fc.assert(
    fc.property(
      fc.stringMatching(/^[\w .-]{0,20}$/),
      endings,
      fc.integer({ min: -1, max: 2 * most }),
      fc.nat(7),
      (stem, ending, bytes, chosen) => {
        const known = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'pdf'];
        const name = `${stem}.${ending}`;
        const fits = known.some((one) => name.trim().toLowerCase().endsWith(`.${one}`));
        expect(attachment(name, bytes, chosen).ok).toBe(fits && bytes > 0 && bytes <= most && chosen < 5);
      },
    ),
    runs(),
  );
});
