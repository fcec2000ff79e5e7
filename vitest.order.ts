import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Place of a file among those of its project: whether it wants a page, which its first line says, and whether it begins with modules of its own. */
function placeOf({ moduleId }: TestSpecification): number {
  const text = readFileSync(moduleId, 'utf8');
  const wantsPage = text.startsWith('// @vitest-environment');
  return (wantsPage ? 0 : 2) + Number(text.includes('vi.resetModules()'));
}

/**
 * The files of a project that want a page, then the others. A worker that has to change between the two is ended, and the
 * next one reads all modules again: in Vitest's own order that happens a hundred times. Whoever forgets all modules comes last.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const places = new Map(sorted.map((file) => [file, placeOf(file)]));
    const rank = (file: TestSpecification) =>
      projects.indexOf(file.project.name) * 4 + (places.get(file) ?? 0);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
