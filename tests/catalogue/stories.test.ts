import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { componentFolders, stories, subjects } from './source.ts';

/** A story is where its subject does, as a file of its name or in a folder of its name. */
const belongsTo = (shows: string, subject: string): boolean =>
  shows === subject || shows === `${subject}-screen` || shows.startsWith(`${subject}/`);

describe('every story is a test', () => {
  // Storybook's runner finds a story by this call alone; one that a function of the file returns would be listed and never run.
  it.each(stories())('$path', ({ path }) => {
    const text = readFileSync(path, 'utf8');
    const exported = [...text.matchAll(/^export const (\w+) = ([\w.]+\()?/gm)];
    expect(exported.length).toBeGreaterThan(0);
    expect(exported.filter(([, , call]) => call !== 'meta.story(').map(([, name]) => name)).toEqual([]);
  });
});

describe('every public primitive, component and screen has a story', () => {
  it.each(subjects())('%s', (subject) => {
    expect(stories().map(({ shows }) => shows)).toContainEqual(
      expect.toSatisfy((shows: string) => belongsTo(shows, subject)),
    );
  });
});

describe('every folder of a component is a public subpath', () => {
  it.each(componentFolders())('%s', (folder) => {
    expect(subjects()).toContain(folder);
  });
});

describe('every story has its subject', () => {
  const mirrored = stories().filter(({ shows }) => /^(primitives|components|screens)\//.test(shows));

  it.each(mirrored)('$path', ({ shows }) => {
    expect(subjects()).toContainEqual(expect.toSatisfy((subject: string) => belongsTo(shows, subject)));
  });

  it('the other stories are foundations, journeys and pages for reviewers', () => {
    const others = stories().filter((story) => !mirrored.some(({ path }) => path === story.path));
    expect(others.filter(({ shows }) => !/^(foundations|journeys|review)\//.test(shows))).toEqual([]);
  });
});
