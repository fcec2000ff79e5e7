import { amounts } from './amounts.mjs';
import { byRole } from './by-role.mjs';
import { nounPhrases } from './noun-phrases.mjs';
import { oneClock } from './one-clock.mjs';
import { statePairs } from './state-pairs.mjs';
import { submitChild } from './submit-child.mjs';
import { storyPreview } from './story-preview.mjs';

/** Rules of our own for oxlint. */
export default {
  meta: { name: 'mapp' },
  rules: {
    amounts,
    'by-role': byRole,
    'noun-phrases': nounPhrases,
    'one-clock': oneClock,
    'state-pairs': statePairs,
    'story-preview': storyPreview,
    'submit-child': submitChild,
  },
};
