import { parseArgs } from 'node:util';
import { refuse } from '../machine/words.mjs';
import { readShare } from './share.mjs';
import { commandOf, tiers } from './tiers.mjs';

const own = {
  tier: { type: 'string' },
  shard: { type: 'string' },
  from: { type: 'string' },
  count: { type: 'string' },
};

const ours = /^--(tier|shard|from|count)(=|$)/;

/** Our own options among the words, with the value of each where that stands by itself; the others are a tool's. */
function parted(words) {
  const options = [];
  const others = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!ours.test(words[at])) others.push(words[at]);
    else if (words[at].includes('=')) options.push(words[at]);
    else options.push(words[at], ...words.slice((at += 1), at + 1));
  }
  return { options, others };
}

/** A whole number from one. */
const numberOf = (name, word) => {
  const number = Number(word ?? 1);
  return Number.isSafeInteger(number) && number >= 1
    ? number
    : refuse(`--${name} takes a whole number from 1, and was given ${word}.`);
};

/**
 * Request in words: `npm test stories points-bill`, `npm run test:all -- --shard=3/12`, `npm run test:night fuzz -- --from 1 --count 3`.
 * A filter asks for everything that it finds but for what is only played at night.
 * @param {string[]} words
 * @param {Record<string, unknown>} parts
 */
export function requestOf(words, parts) {
  const { options, others } = parted(words);
  /** @type {{ values: Record<string, string | undefined> }} */
  const { values } = parseArgs({ args: options, options: own });
  const { tier, shard, from, count } = values;
  if (tier !== undefined && !tiers.includes(tier))
    refuse(`There is no tier "${tier}" of the tests. There are: ${tiers.join(', ')}.`);
  if (shard !== undefined && readShare(shard) === undefined)
    refuse(`--shard takes a share such as 2/4, and was given ${shard}.`);
  const named = others.filter((word) => Object.hasOwn(parts, word));
  const filters = others.filter((word) => !Object.hasOwn(parts, word));
  const command = commandOf[tier ?? 'test'];
  if (filters.length > 0 && named.length === 0)
    refuse(`${command} knows no part "${filters[0]}". Its parts: ${Object.keys(parts).join(', ')}.`);
  return {
    tier: tier ?? (filters.some((word) => !word.startsWith('-')) ? 'all' : 'test'),
    named,
    filters,
    share: shard,
    from: numberOf('from', from),
    count: numberOf('count', count),
  };
}
