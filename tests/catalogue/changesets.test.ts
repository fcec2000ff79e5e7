import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../.changeset/', import.meta.url);
const changesets = readdirSync(folder).filter((file) => file.endsWith('.md'));

describe('a changeset', () => {
  // One that also names a package which is not published stops the whole release.
  it.each(changesets)('%s names published packages alone, and says what changed', (file) => {
    const [, named = '', told = ''] =
      /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(new URL(file, folder), 'utf8')) ?? [];
    expect(named).toMatch(/^(?:'@mapp\/(?:kit|sandbox)': (?:patch|minor|major)\n?)+$/);
    expect(told.trim().length).toBeGreaterThan(20);
  });
});
