import { accept, refuse, type Checked } from './result.ts';
import { normaliseInput } from './typed.ts';

const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const top = /^(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/;
/** Letters, marks and digits of any script. */
const international = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** The full stops that Chinese and Japanese keyboards type. */
const fullStops = /[\u3002\uFF61]/g;

/** The domain in letters of ASCII; as it was typed where it is in them already, or has no such form. */
function asciiOf(domain: string): string {
  if (/(?:^|\.)-|-(?:\.|$)/.test(domain) || !international.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * An e-mail address; the domain is stored in small letters and may be in any script. Source: RFC 5321 for lengths and labels, without
 * quoted names and bare addresses; RFC 5890 for other scripts.
 */
export function email(input: string): Checked {
  const address = normaliseInput(input);
  if (address.length > 254) return refuse('email.address');
  const at = address.lastIndexOf('@');
  const name = address.slice(0, Math.max(at, 0));
  const domain = address
    .slice(at + 1)
    .toLowerCase()
    .replace(fullStops, '.');
  const labels = asciiOf(domain).split('.');
  const fits =
    name.length <= 64 &&
    local.test(name) &&
    labels.length > 1 &&
    labels.every((part) => part.length <= 63 && label.test(part)) &&
    top.test(labels.at(-1) ?? '');
  return fits ? accept(`${name}@${domain}`) : refuse('email.address');
}
