import { calls, type Call } from '@mapp/kit/contracts';

/** These find things as they are; what comes later adds the same ones, pays for them or closes them. */
const before: readonly string[] = [
  'updateBeneficiary',
  'deleteBeneficiary',
  'changeCompanion',
  'removeCompanion',
  'saveSeatContact',
];

/** After these nobody may be signed in any more. */
const last: readonly string[] = ['saveLoginPassword', 'resetForgottenPassword', 'signOut'];

function rank({ name, write }: Call): number {
  if (!write) return 0;
  if (before.includes(name)) return 1;
  return last.includes(name) ? 3 + last.indexOf(name) : 2;
}

/** Every call in the order in which it is asked: reads, then writes, each of which finds what it needs. */
export const inOrder: readonly Call[] = calls.toSorted((a, b) => rank(a) - rank(b));
