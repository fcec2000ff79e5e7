import { globSync, readFileSync } from 'node:fs';
import { root } from '../machine/command.mjs';

/** The ways in which a patch breaks the product. */
export const kinds = [
  'sign',
  'missing-await',
  'swapped-label',
  'lost-focus',
  'wrong-key',
  'extra-request',
  'stale-cache',
  'wrong-unit',
  'missing-guard',
  'time-zone',
  'forgotten-language',
  'wrong-person',
];

/** Folder of the patches, from the root. */
const folder = 'tests/suite-trial/patches';

const field = (text, name) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1];

/**
 * A patch that breaks the product in one place.
 * @typedef {object} Patch
 * @property {string} file from the root
 * @property {string} kind one of `kinds`
 * @property {string | undefined} border the two areas or layers that it lies between
 * @property {string} seen who observes what
 * @property {string[]} touched files that it changes
 */

/** @returns {Patch[]} in the order of their names */
export const readPatches = () =>
  globSync(`${folder}/*/*.patch`, { cwd: root })
    .toSorted()
    .map((file) => {
      const text = readFileSync(`${root}${file}`, 'utf8');
      const head = text.slice(0, text.indexOf('diff --git'));
      return {
        file,
        kind: field(head, 'Kind') ?? '',
        border: field(head, 'Border'),
        seen: field(head, 'Seen') ?? '',
        touched: [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, path]) => path),
      };
    });

/** Numbers from 0 to 1 that follow from a seed: mulberry32. */
function numbersFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled(list, next) {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}

/**
 * Patches of a trial, by its seed: a third of them lie on a border.
 * @param {Patch[]} patches
 * @param {number} seed
 * @param {number} count
 */
export function drawn(patches, seed, count) {
  const next = numbersFrom(seed);
  const mixed = shuffled(patches, next);
  const onBorder = Math.floor(count / 3);
  const border = mixed.filter((patch) => patch.border !== undefined).slice(0, onBorder);
  const others = mixed.filter((patch) => patch.border === undefined).slice(0, count - border.length);
  return shuffled([...border, ...others], next);
}
