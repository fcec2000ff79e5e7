import { globSync } from 'node:fs';

const asked = /^--shard=(\d+)\/(\d+)$/;

/**
 * Filters with `--shard=2/4` replaced by that share of the files: every fourth, from the second. Vitest's own would leave the
 * others in its report, as files that never ended.
 */
export function shareOf(filters, files, folder) {
  const share = filters.map((word) => asked.exec(word)).find(Boolean);
  if (!share) return filters;
  const [, place, count] = share.map(Number);
  return [
    ...filters.filter((word) => !asked.test(word)),
    ...globSync(files, { cwd: folder })
      .toSorted()
      .filter((_, index) => index % count === place - 1),
  ];
}
