import { amounts } from './amounts.mjs';
import { nounPhrases } from './noun-phrases.mjs';
import { oneClock } from './one-clock.mjs';
import { statePairs } from './state-pairs.mjs';

/** Rules of our own for oxlint. */
export default {
  meta: { name: 'mapp' },
  rules: { amounts, 'noun-phrases': nounPhrases, 'one-clock': oneClock, 'state-pairs': statePairs },
};
