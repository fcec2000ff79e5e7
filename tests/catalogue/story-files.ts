import type { Fault } from '@mapp/sandbox/engine';
import { faultsOf, type Before } from './story-faults.ts';
import { sourceOfStory } from './story-text.ts';

/** A story's word about itself, as far as the coverage reads it; its meta's comes first. */
export interface Annotations {
  readonly parameters?: {
    readonly covers?: readonly string[];
    readonly member?: string | null;
    readonly latency?: number;
    readonly address?: string;
  };
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly beforeEach?: Before | readonly Before[];
}

/** One exported story as data. */
export interface StoryRead {
  readonly name: string;
  /** Codes of the catalogue that it shows. */
  readonly covers: readonly string[];
  /** Path and query at which it is shown. */
  readonly address: string;
  /** Card number of who is signed in; `null` is a guest, nothing the default. */
  readonly member: string | null | undefined;
  /** Milliseconds before each answer. */
  readonly latency: number;
  readonly globals: Readonly<Record<string, unknown>>;
  /** Ordered of the airline before it runs. */
  readonly faults: readonly Fault[];
  /** Its source, with what it names of its module. */
  readonly source: string;
}

/** A story file as far as the coverage reads it. */
export interface StoryFile {
  /** `stories/screens/points/bill.stories.tsx` */
  readonly path: string;
  /** Exported stories in their order. */
  readonly stories: readonly StoryRead[];
}

/** Reads the stories of a module. */
export async function storyFile(
  path: string,
  module: Readonly<Record<string, { readonly said?: readonly Annotations[] }>>,
): Promise<StoryFile> {
  const sourceOf = sourceOfStory(path);
  const stories: StoryRead[] = [];
  for (const [name, { said }] of Object.entries(module)) {
    if (!said) continue;
    const parameters = said.map((each) => each.parameters);
    stories.push({
      name,
      covers: parameters.flatMap((each) => each?.covers ?? []),
      address: parameters.findLast((each) => each?.address !== undefined)?.address ?? '/Home',
      member: parameters.findLast((each) => each?.member !== undefined)?.member,
      latency: parameters.findLast((each) => each?.latency !== undefined)?.latency ?? 0,
      globals: Object.assign({}, ...said.map(({ globals }) => globals)) as Readonly<Record<string, unknown>>,
      faults: await faultsOf(said.flatMap(({ beforeEach }) => beforeEach ?? [])),
      source: sourceOf(name),
    });
  }
  return { path, stories };
}
