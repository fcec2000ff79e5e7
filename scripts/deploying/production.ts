const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Why an address is not for travellers; undefined for one that is, and for what is no address. */
function unsafe(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, hostname } = new URL(text);
  if (loopback.test(hostname)) return 'stands on this machine alone';
  return protocol === 'http:' ? 'is not encrypted' : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Values forbidden in a configuration of production, anywhere: an address without TLS, or one of the machine that serves it.
 * @param field path of what is looked at
 */
export function productionProblems(value: unknown, field = 'config.json'): string[] {
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, each]) => productionProblems(each, `${field} ${name}`));
  const reason = typeof value === 'string' ? unsafe(value) : undefined;
  return reason === undefined
    ? []
    : [`${field}: ${String(value)} ${reason}; an environment of production cannot name it`];
}
