import { attempt } from '../host/attempt.ts';

/** A random UUID, version 4. `crypto.randomUUID` is missing in older web views and on plain http. */
export function uuid(): string {
  const bytes = attempt(
    () => crypto.getRandomValues(new Uint8Array(16)),
    // Where even that is forbidden: it has to be new, not secret.
    Uint8Array.from({ length: 16 }, () => Math.random() * 256),
  );
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
