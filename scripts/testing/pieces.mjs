import { refuse } from '../machine/words.mjs';
import { loops } from './loops.mjs';
import { readShare, sharesOf } from './share.mjs';
import { commandOf } from './tiers.mjs';

/**
 * A part of the tests, or a share of it: what one machine does at a time.
 * @typedef {{ part: string, share: string }} Piece
 */

const whole = (part) => [{ part, share: '1/1' }];
const shared = (part, count) => sharesOf(count).map((share) => ({ part, share }));
const [stories, e2e] = [shared('stories', 4), shared('e2e', 3)];

/** The twelve shards of `test:all`, none of them longer than nine minutes on two quiet cores. */
const shardsOfAll = [
  [...whole('types'), ...whole('lint'), ...whole('unit')],
  whole('package'),
  whole('hosts'),
  ...stories.map((piece) => [piece]),
  ...e2e.map((piece) => [piece]),
  [...whole('engines'), ...whole('deploy')],
  whole('catalogue'),
];

/** Parts of the night in shares, none of them longer than nine minutes on two quiet cores. */
const sharesOfNight = {
  unit: 1,
  e2e: 8,
  'stories-en': 2,
  'stories-ja': 2,
  'stories-ko': 2,
  'stories-ru': 2,
  'stories-ahead': 2,
  'stories-behind': 2,
  'stories-tomorrow': 2,
  visual: 4,
};

/**
 * The shards of each tier; `npm test` is one.
 * @type {Record<'test' | 'all' | 'night', Piece[][]>}
 */
export const shards = {
  test: [['types', 'lint', 'unit', 'package', 'stories', 'e2e'].flatMap(whole)],
  all: shardsOfAll,
  night: Object.entries(sharesOfNight).flatMap(([part, count]) =>
    shared(part, count).map((piece) => [piece]),
  ),
};

/** The loops of the night, and how many numbers make one round of each. */
export const rounds = Object.fromEntries(Object.entries(loops).map(([name, { round }]) => [name, round]));

/** Pieces of a named part: its share, or its shares in the tier; a loop has a piece for each number. */
function piecesOfPart(part, { tier, share, filters, from, count }) {
  if (Object.hasOwn(loops, part))
    return Array.from({ length: count }, (_, at) => ({ part, number: from + at }));
  if (share !== undefined) return [{ part, share }];
  const own = shards[tier].flat().filter((piece) => piece.part === part);
  return own.length > 0 && filters.length === 0 ? own : [{ part, share: '1/1' }];
}

/**
 * Pieces to run, one after another: the named parts, or a tier, or the shard of a tier.
 * @param {ReturnType<typeof import('./request.mjs').requestOf>} request
 * @returns {{ part: string, share?: string, number?: number }[]}
 */
export function piecesOf(request) {
  const { tier, named, share } = request;
  if (named.length > 0) return named.flatMap((part) => piecesOfPart(part, request));
  if (share === undefined) return shards[tier].flat();
  if (tier === 'test') return shards.test.flat().map(({ part }) => ({ part, share }));
  const { place, count } = readShare(share);
  const own = shards[tier];
  return count === own.length
    ? own[place - 1]
    : refuse(`${commandOf[tier]} has ${own.length} shards, and was asked for ${share}.`);
}
