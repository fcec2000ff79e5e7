import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whether a file asks for a page; only the first line may. */
const wantsPage = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');

/**
 * The files of a project that want a page, then the others. A worker that has to change between the two is ended, and the
 * next one reads all modules again: in Vitest's own order that happens a hundred times.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      const pages = new Set(own.filter(wantsPage));
      return [...pages, ...own.filter((file) => !pages.has(file))];
    });
  }
}
