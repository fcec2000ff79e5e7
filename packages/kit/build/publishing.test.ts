import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changelogOf } from './changelog.ts';
import { migrationOf } from './migration.ts';
import { repositoryOf } from './repository.ts';

describe('the repository of a package', () => {
  it('is the one whose workflow builds it', () => {
    const environment = { GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'airline/mapp' };
    expect(repositoryOf(environment, 'packages/kit')).toEqual({
      repository: { type: 'git', url: 'git+https://git.example/airline/mapp.git', directory: 'packages/kit' },
      homepage: 'https://git.example/airline/mapp#readme',
      bugs: { url: 'https://git.example/airline/mapp/issues' },
    });
  });

  it.each([{}, { GITHUB_SERVER_URL: 'https://git.example' }, { GITHUB_REPOSITORY: 'airline/mapp' }])(
    'is not named elsewhere: %o',
    (environment) => {
      expect(repositoryOf(environment, 'packages/kit')).toBeUndefined();
    },
  );
});

describe('a changelog', () => {
  let root = '';
  const home = () => join(root, 'packages/kit');
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'mapp-changelog-'));
    mkdirSync(join(root, '.changeset'));
    mkdirSync(home(), { recursive: true });
    const changeset = (name: string, text: string) => writeFileSync(join(root, '.changeset', name), text);
    changeset('a.md', "---\n'@mapp/kit': minor\n---\n\nAdded one,\nand two.\n");
    changeset('b.md', "---\n'@mapp/sandbox': patch\n---\n\nMended three.\n");
    changeset('README.md', '# Not a changeset\n');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('says what waits', () => {
    expect(changelogOf(home(), '@mapp/kit')).toBe(
      '# @mapp/kit\n\n## Not released yet\n\n- Added one,\n  and two.\n\n',
    );
  });

  it('says it above what has been released', () => {
    writeFileSync(join(home(), 'CHANGELOG.md'), '# @mapp/kit\n\n## 0.1.0\n\n- Began.\n');
    expect(changelogOf(home(), '@mapp/kit')).toBe(
      '# @mapp/kit\n\n## Not released yet\n\n- Added one,\n  and two.\n\n## 0.1.0\n\n- Began.\n',
    );
    expect(changelogOf(home(), '@mapp/other')).toBe('# @mapp/other\n\n## 0.1.0\n\n- Began.\n');
  });
});

describe('the notes of a migration', () => {
  let root = '';
  const home = () => join(root, 'packages/kit');
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'mapp-migration-'));
    mkdirSync(join(root, '.changeset'));
    mkdirSync(home(), { recursive: true });
    writeFileSync(join(root, '.changeset/a.md'), "---\n'@mapp/kit': major\n---\n\n`shown` is `current`.\n");
    writeFileSync(join(root, '.changeset/b.md'), "---\n'@mapp/kit': minor\n---\n\nAdded one.\n");
  });
  afterAll(() => rmSync(root, { recursive: true }));
  const head = (text: string) => text.slice(text.indexOf('## '));

  it('say what waits and asks for a change', () => {
    expect(head(migrationOf(home(), '@mapp/kit') ?? '')).toBe(
      '## Not released yet\n\n`shown` is `current`.\n',
    );
    expect(migrationOf(home(), '@mapp/sandbox')).toBeUndefined();
  });

  it('are the section of a long entry that is about it', () => {
    const long =
      "---\n'@mapp/kit': major\n---\n\nBegan.\n\n### To change\n\n`a` is `b`.\n\n### More\n\nTwo.\n";
    writeFileSync(join(root, '.changeset/c.md'), long);
    expect(head(migrationOf(home(), '@mapp/kit') ?? '')).toBe(
      '## Not released yet\n\n`shown` is `current`.\n\n`a` is `b`.\n',
    );
    rmSync(join(root, '.changeset/c.md'));
  });

  it('say what each version has asked for', () => {
    const major = '### Major Changes\n\n- `view` is `defaultView`.\n';
    writeFileSync(
      join(home(), 'CHANGELOG.md'),
      `# @mapp/kit\n\n## 2.0.0\n\n${major}\n### Minor Changes\n\n- Added two.\n\n## 1.1.0\n\n### Minor Changes\n\n- Added.\n\n## 1.0.0\n\n${major}`,
    );
    const note = (version: string) => `## ${version}\n\n- \`view\` is \`defaultView\`.\n`;
    expect(head(migrationOf(home(), '@mapp/kit') ?? '')).toBe(
      `## Not released yet\n\n\`shown\` is \`current\`.\n\n${note('2.0.0')}\n${note('1.0.0')}`,
    );
  });
});
