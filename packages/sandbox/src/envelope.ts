import { areas } from '@mapp/kit/contracts';

/** Token cookie of each sales channel that is a host. Source: membership.md section 1, decisions.md, 3. */
const hostAliases: Readonly<Record<string, string>> = {
  '7701': 'mapp_token_m',
  '7860': 'mapp_token_app',
  '7401': 'mapp_token_mini',
  '7402': 'mapp_token_ali',
  '7404': 'mapp_token_xuexi',
  '7406': 'mapp_token_douyin',
};

/** Partner channels run inside the plain browser and use its cookie. */
const partnerChannels = ['1101', '6102', '6108', '6301', '6302', '6304', '6124'];

/** The cookie names that a token may have; the first is the plain browser's. */
export const tokenAliases: readonly string[] = Object.values(hostAliases);
export const defaultAlias = 'mapp_token_m';

/** The channel code in a base64 value, if the airline knows it. */
function channelOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const code = [...Object.keys(hostAliases), ...partnerChannels].find((known) => btoa(known) === value);
  return code;
}

/** The token cookie of a sales channel given as in the header. */
export const aliasOf = (salesChannel: string | undefined): string =>
  hostAliases[channelOf(salesChannel) ?? ''] ?? defaultAlias;

type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** A JSON object, as such or, in a query or form, as text. */
function isObject(value: unknown): boolean {
  if (typeof value !== 'string') return typeof value === 'object' && value !== null && !Array.isArray(value);
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed !== 'string' && isObject(parsed);
  } catch {
    return false;
  }
}

const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  salesChannel: text,
  moduleX: (value) => areas.some((area) => area === value),
  os: text,
  language: text,
  appVersion: text,
  transactionId: (value) => typeof value === 'string' && uuid.test(value),
  thirdpartyParam: isObject,
};

/** Missing or malformed parts of the header and the envelope; empty when all is well. Source: decisions.md, 6. */
export function envelopeProblems(salesChannelHeader: string | undefined, fields: Fields): string[] {
  const missing = Object.entries(checks)
    .filter(([name, check]) => !check(fields[name]))
    .map(([name]) => name);
  return channelOf(salesChannelHeader) === undefined ? ['x-sales-channel', ...missing] : missing;
}
