import type { DoorDocs } from '../door-docs.ts';
import { doors } from './doors.ts';

const asked = new Map<string, Promise<readonly DoorDocs[]>>();

async function read(door: string): Promise<readonly DoorDocs[]> {
  return (await doors[door]?.())?.default ?? [];
}

/**
 * Docs of the components that a public subpath gives, none where the title is no subpath: the same promise each time, as of `textOf`.
 * @param door `components/seat-map`
 */
export function componentsAt(door: string): Promise<readonly DoorDocs[]> {
  const known = asked.get(door) ?? read(door);
  asked.set(door, known);
  return known;
}
