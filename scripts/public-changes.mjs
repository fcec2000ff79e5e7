/**
 * `npm run public-changes [ref]`: what has changed for a consumer since a ref (`main`), with the difference; fails when no changeset
 * says so. The snapshots of tests/package are kept true by `npm test package`.
 */
import { spawnSync } from 'node:child_process';
import { refuse } from './machine/words.mjs';

const [ref = 'main', ...more] = process.argv.slice(2);
if (more.length > 0)
  refuse(`npm run public-changes takes one branch, tag or commit, and was given ${more.join(' ')} besides.`);
const snapshots = ['names', 'sandbox-names', 'props', 'tokens', 'messages'].map(
  (name) => `tests/package/${name}.txt`,
);

/** Output of git; nothing is left to a shell. */
function git(...words) {
  const { status, stdout, stderr } = spawnSync('git', words, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    console.error(stderr.trim());
    process.exit(2);
  }
  return stdout;
}

const known = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
if (known.status !== 0) refuse(`There is no branch, tag or commit ${ref} in this repository.`);

const base = git('merge-base', ref, 'HEAD').trim();
const changed = git('diff', '--name-only', base, '--', ...snapshots)
  .split('\n')
  .filter(Boolean);
const untracked = git('ls-files', '--others', '--exclude-standard', '--', '.changeset/');
const added = git('diff', '--name-only', '--diff-filter=AM', base, '--', '.changeset/');
const told = `${added}\n${untracked}`.split('\n').filter((file) => file.endsWith('.md'));

if (changed.length === 0) console.log('Nothing that a consumer can see.');
else {
  console.log(git('diff', '--unified=0', '--no-color', base, '--', ...changed).trim());
  console.log(`\nChanged for consumers: ${changed.join(', ')}`);
  console.log(told.length > 0 ? `Told in: ${told.join(', ')}` : 'No changeset says so: npx changeset');
  process.exitCode = told.length > 0 ? 0 : 1;
}
