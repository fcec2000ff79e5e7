import { execFileSync } from 'node:child_process';
import { baselinesFile, parse } from './digests.ts';
import { stemIn } from './stories.ts';

/** Answer of git; `undefined` where it is not at hand, or refuses. */
export type Git = (...args: string[]) => string | undefined;

export const gitIn =
  (folder: string): Git =>
  (...args) => {
    try {
      return execFileSync('git', ['-C', folder, ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return undefined;
    }
  };

/**
 * Commits that may draw pictures as they were accepted, the likeliest first: where this branch left main, then the last that changed one
 * of their baselines, since in it all of them are together. One with which the work tree agrees draws what has just been drawn.
 * @param files of their baselines
 */
export function commitsBefore(files: readonly string[], git: Git): string[] {
  const head = git('rev-parse', 'HEAD');
  const isClean = git('status', '--porcelain', '--untracked-files=no') === '';
  const base = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main') ?? head;
  // The first parents alone: a commit of a merged branch does not have what others accepted beside it.
  const last = git('log', '-1', '--first-parent', '--format=%H', 'HEAD', '--', ...files);
  const commits = new Set([base, last].flatMap((commit) => commit || []));
  if (isClean && head) commits.delete(head);
  return [...commits];
}

/** Those of some pictures whose baseline a commit has. */
function keptAt(commit: string, digests: ReadonlyMap<string, string>, git: Git): string[] {
  const names = [...digests.keys()];
  const kept = new Map(
    [...new Set(names.map(stemIn))].map((stem) => [
      stem,
      parse(git('show', `${commit}:${baselinesFile(stem)}`) ?? ''),
    ]),
  );
  return names.filter((name) => {
    const stem = stemIn(name);
    return kept.get(stem)?.get(name.slice(stem.length + 1))?.digest === digests.get(name);
  });
}

/** Sentence on why no commit was asked. */
function whyNone(git: Git): string {
  if (git('rev-parse', 'HEAD') === undefined) return 'Git, which has the commit before, is not at hand.';
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    return 'The clone has no commit before: "git fetch --unshallow" brings them.';
  return 'No commit before has this baseline.';
}

/** Picture that differs: digests of its baseline and of what is drawn now. */
export interface Differing {
  readonly kept: string;
  readonly now: string;
}

/** Picture that was drawn: where it lies, and its digest. */
export interface Drawn {
  readonly png: string;
  readonly digest: string;
}

/** File of a picture as it was, or a sentence on why there is none. */
export type Before = { readonly png: string } | { readonly note: string };

export interface Tools {
  readonly git: Git;
  /** File of the picture with a digest that is at hand. */
  readonly known: (digest: string) => string | undefined;
  /** Has a commit draw pictures; those that it cannot draw are missing. */
  readonly draw: (commit: string, names: readonly string[]) => ReadonlyMap<string, Drawn>;
}

/** Verdict on what a commit has drawn: it is taken only for what its digest says. */
function judged(commit: string, { kept, now }: Differing, drawn: Drawn | undefined): Before {
  const short = commit.slice(0, 8);
  if (!drawn) return { note: `${short} could not draw it.` };
  if (drawn.digest === kept) return { png: drawn.png };
  return drawn.digest === now
    ? { note: `${short} draws it as it is now: its baseline is older than that.` }
    : { note: `${short} draws it, with the packages of today, unlike its baseline.` };
}

/**
 * Finds pictures as they were: those that are at hand, the others drawn by a commit before.
 * @param pictures by their whole names: `screens/points/bill/zh-light-390/basic`
 */
export function picturesBefore(
  pictures: ReadonlyMap<string, Differing>,
  { git, known, draw }: Tools,
): Map<string, Before> {
  const found = new Map<string, Before>();
  const left = new Map<string, string>();
  for (const [name, { kept }] of pictures) {
    const png = known(kept);
    if (png) found.set(name, { png });
    else left.set(name, kept);
  }
  if (left.size === 0) return found;
  const files = [...new Set([...left.keys()].map((name) => baselinesFile(stemIn(name))))];
  for (const commit of commitsBefore(files, git)) {
    const names = keptAt(commit, left, git);
    const drawn = names.length > 0 ? draw(commit, names) : new Map<string, Drawn>();
    for (const [name, differing] of pictures) {
      if (!names.includes(name)) continue;
      const before = judged(commit, differing, drawn.get(name));
      found.set(name, before);
      if ('png' in before) left.delete(name);
    }
  }
  for (const name of left.keys()) if (!found.has(name)) found.set(name, { note: whyNone(git) });
  return found;
}
