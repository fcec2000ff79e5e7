import { expect, it } from 'vitest';
import { handOverIn, type HandOver } from './hand-over.ts';

const [guest, member, partner, elsewhere] = ['', 'token-1', true, false];
const given = { channel: 'rail', loginToken: 'bind-0', unLogin: false };
const leave = { channel: 'rail', loginToken: '', unLogin: true };
const signIn = (byItself: boolean): HandOver => ({ asks: 'signIn', byItself });
const signOut = (byItself: boolean): HandOver => ({ asks: 'signOut', byItself });

it.each([
  [given, partner, guest, signIn(true)],
  [given, partner, member, signIn(false)],
  [given, elsewhere, guest, signIn(false)],
  [given, elsewhere, member, signIn(false)],
  [leave, partner, member, signOut(true)],
  [leave, elsewhere, member, signOut(false)],
  [{ ...leave, loginToken: 'bye' }, elsewhere, member, signOut(false)],
  [{ ...leave, loginToken: 'bye' }, partner, guest, undefined],
  [leave, partner, guest, undefined],
  [{ ...given, loginToken: '' }, partner, guest, undefined],
  [{ ...given, channel: '' }, partner, guest, undefined],
  [{ ...leave, channel: '' }, partner, member, undefined],
] as const)('%o, opened by the partner: %s, with the token %j: %o', (operate, fromPartner, proof, met) => {
  expect(handOverIn({ fromPartner, proof, operate })).toEqual(met);
});
