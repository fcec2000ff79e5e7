/** Digest of the tracked files as they stand in the folder, without those that tell of runs; undefined where there is no git. */
export function stateOfTree(): Promise<string | undefined>;
