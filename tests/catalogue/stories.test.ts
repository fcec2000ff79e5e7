import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { componentFolders, stories, subjects } from './source.ts';

/** A story is where its subject does, as a file of its name or in a folder of its name. */
const belongsTo = (shows: string, subject: string): boolean =>
  shows === subject || shows === `${subject}-screen` || shows.startsWith(`${subject}/`);

const files = stories();
const known = subjects();
const mirrored = files.filter(({ shows }) => /^(primitives|components|screens)\//.test(shows));

it('there are stories, subjects and folders to look at', () => {
  for (const { length } of [mirrored, known, componentFolders()]) expect(length).toBeGreaterThan(100);
});

// Storybook's runner finds a story by this call alone; one that a function of the file returns would be listed and never run.
it('every story is a test', () => {
  const other = files.flatMap(({ path }) => {
    const exported = [...readFileSync(path, 'utf8').matchAll(/^export const (\w+) = ([\w.]+\()?/gm)];
    if (exported.length === 0) return [`${path} exports none`];
    return exported.flatMap(([, name, call]) => (call === 'meta.story(' ? [] : [`${path} ${name}`]));
  });
  expect(other).toEqual([]);
});

it('every public primitive, component and screen has a story', () => {
  const without = known.filter((subject) => !files.some(({ shows }) => belongsTo(shows, subject)));
  expect(without).toEqual([]);
});

it('every folder of a component is a public subpath', () => {
  expect(componentFolders().filter((folder) => !known.includes(folder))).toEqual([]);
});

it('every story has its subject', () => {
  const lost = mirrored.filter(({ shows }) => !known.some((subject) => belongsTo(shows, subject)));
  expect(lost).toEqual([]);
});

it('the other stories are foundations, journeys and pages for reviewers', () => {
  const others = files.filter((story) => !mirrored.some(({ path }) => path === story.path));
  expect(others.filter(({ shows }) => !/^(foundations|journeys|review)\//.test(shows))).toEqual([]);
});
