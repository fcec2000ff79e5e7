import { describe, expect, it } from 'vitest';
import { componentFolders, stories, subjects } from './source.ts';

/** A story stands where its subject does, as a file of its name or in a folder of its name. */
const belongsTo = (shows: string, subject: string): boolean =>
  shows === subject || shows === `${subject}-screen` || shows.startsWith(`${subject}/`);

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
