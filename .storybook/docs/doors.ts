import type { DoorDocs } from '../door-docs.ts';

/** Docs of the components of each public subpath; `docsOfDoors` writes them in. */
export const doors: Readonly<Record<string, (() => Promise<{ default: readonly DoorDocs[] }>) | undefined>> =
  {};
