import type { IncomingMessage } from 'node:http';

/** The body is longer than it may be. */
export class BodyTooLong extends Error {
  override readonly name = 'BodyTooLong';
}

/**
 * Reads a whole body.
 * @param limit most bytes that are taken
 * @throws BodyTooLong
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new BodyTooLong(`More than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
