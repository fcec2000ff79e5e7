/** How an encrypted gateway's bodies are locked and opened. A host can bring its own. */
export interface Cipher {
  /** @returns text that is safe inside JSON */
  readonly encrypt: (text: string) => Promise<string>;
  /** Rejects when the text was not made by `encrypt` with the same key. */
  readonly decrypt: (text: string) => Promise<string>;
}

const vectorBytes = 16;

const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  try {
    const bytes = fromBase64(key);
    if (bytes.length === 32) return bytes;
  } catch {
    // Said below, without the key.
  }
  throw new TypeError('The cipher’s key is not 32 bytes in base64');
}

/**
 * AES-256-CBC with PKCS#7 and a random IV in front of the ciphertext, base64, by Web Crypto. Source: decision 10.
 * @param key 32 bytes in base64
 * @throws TypeError for any other key
 */
export function webCryptoCipher(key: string): Cipher {
  const raw = keyBytes(key);
  let imported: Promise<CryptoKey> | undefined;
  const ready = () =>
    (imported ??= crypto.subtle.importKey('raw', raw, 'AES-CBC', false, ['encrypt', 'decrypt']));
  return {
    encrypt: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(vectorBytes));
      const locked = await crypto.subtle.encrypt(
        { name: 'AES-CBC', iv },
        await ready(),
        new TextEncoder().encode(text),
      );
      return toBase64(new Uint8Array([...iv, ...new Uint8Array(locked)]));
    },
    decrypt: async (text) => {
      const bytes = fromBase64(text);
      const open = await crypto.subtle.decrypt(
        { name: 'AES-CBC', iv: bytes.subarray(0, vectorBytes) },
        await ready(),
        bytes.subarray(vectorBytes),
      );
      return new TextDecoder('utf-8', { fatal: true }).decode(open);
    },
  };
}
