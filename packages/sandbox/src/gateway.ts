/** Key of the encrypted gateway, 32 bytes in base64, for `cipher` of config.json. It guards nothing: it is here for all to read. */
export const gatewayKey = 'bWFwcC1zYW5kYm94LWdhdGV3YXktMzItYnl0ZXMhISE=';

/** Paths that answer encrypted to whoever asks encrypted. Source: membership.md section 7. */
export const gatewayPaths = ['/sale/queryCountry'];

const vectorBytes = 16;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

function latin(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

const key = (): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(gatewayKey), 'AES-CBC', false, ['encrypt', 'decrypt']);

/** Fields of a body that travels encrypted in `req`; undefined for one that does not, or was not made with this key. */
export async function openFields(
  path: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown> | undefined> {
  const { req } = fields;
  if (!gatewayPaths.includes(path) || typeof req !== 'string') return undefined;
  try {
    const bytes = bytesOf(req);
    const iv = bytes.subarray(0, vectorBytes);
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-CBC', iv },
      await key(),
      bytes.subarray(vectorBytes),
    );
    return Object(JSON.parse(new TextDecoder().decode(plain))) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** A body encrypted into `res`. Source: decision 10. */
export async function sealBody(body: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(vectorBytes));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-CBC', iv },
    await key(),
    new TextEncoder().encode(body),
  );
  return JSON.stringify({ res: btoa(latin(iv) + latin(new Uint8Array(sealed))) });
}
