import { initialGlobals } from './toolbar.ts';

/** Circumstances that a story's `play` counts on; language, theme and the like it bears. */
const circumstances = ['viewer', 'network', 'clock'] as const;

type Globals = Readonly<Record<string, unknown>>;

/**
 * Whether the toolbar shows a story under other circumstances than its own. It is then to look at: what its `play` finds wrong, and
 * logs, is told in the panel and covers nothing.
 */
export const isVaried = ({ globals, storyGlobals }: { globals: Globals; storyGlobals: Globals }): boolean =>
  circumstances.some((name) => globals[name] !== (storyGlobals[name] ?? initialGlobals[name]));
