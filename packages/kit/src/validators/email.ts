import { accept, refuse, type Checked } from './result.ts';
import { narrow } from './typed.ts';

const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
const top = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]+)$/;

/** An e-mail address; the domain is stored in small letters. Source: RFC 5321 for lengths and labels, without quoted names and bare addresses. */
export function email(input: string): Checked {
  const address = narrow(input);
  if (address.length > 254) return refuse('email.address');
  const at = address.lastIndexOf('@');
  const name = address.slice(0, Math.max(at, 0));
  const domain = address.slice(at + 1).toLowerCase();
  const labels = domain.split('.');
  const fits =
    name.length <= 64 &&
    local.test(name) &&
    labels.length > 1 &&
    labels.every((part) => part.length <= 63 && label.test(part)) &&
    top.test(labels.at(-1) ?? '');
  return fits ? accept(`${name}@${domain}`) : refuse('email.address');
}
