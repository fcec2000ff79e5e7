/** Filters with `--shard=2/4` replaced by that share of the files under `folder` that a glob names. */
export function shareOf(filters: readonly string[], files: string, folder: string): string[];
