import { globSync } from 'node:fs';

const asked = /^(\d+)\/(\d+)$/;

/**
 * A share such as `2/4`.
 * @param {string} word
 * @returns {{ place: number, count: number } | undefined} undefined where the word names none
 */
export function readShare(word) {
  const [, place, count] = (asked.exec(word) ?? []).map(Number);
  return place >= 1 && place <= count ? { place, count } : undefined;
}

/** Every share of so many: `1/4`, `2/4` … */
export const sharesOf = (count) => Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);

/**
 * A share of a list: every fourth, from the second.
 * @template T
 * @param {readonly T[]} list
 * @param {string} [share] all of it without one
 */
export function shareOf(list, share = '1/1') {
  const { place, count } = readShare(share);
  return list.filter((_, index) => index % count === place - 1);
}

const notOurs = ['**/node_modules/**', '**/dist/**'];

/**
 * Words for Vitest that name a share of the files of some globs; its own `--shard` leaves the other files in its report, as files
 * that never ended.
 * @param {string[]} globs
 * @param {string} folder
 * @param {{ filters: string[], share?: string }} request
 */
export function filesOf(globs, folder, { filters, share }) {
  if (share === undefined || share === '1/1') return filters;
  const names = filters.filter((word) => !word.startsWith('-'));
  const files = globSync(globs, { cwd: folder, exclude: notOurs })
    .toSorted()
    .filter((file) => names.length === 0 || names.some((name) => file.includes(name)));
  return [...filters.filter((word) => word.startsWith('-')), ...shareOf(files, share)];
}
