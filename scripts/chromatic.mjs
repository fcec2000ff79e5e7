/**
 * `npm run chromatic [option …]`: builds the catalogue and has Chromatic draw and compare it in the modes of
 * `.storybook/modes.ts`. The project's token comes from CHROMATIC_PROJECT_TOKEN alone; options are Chromatic's own.
 */
import { run } from './machine/command.mjs';
import { onPinnedNode } from './machine/node.mjs';
import { refuse } from './machine/words.mjs';

const words = process.argv.slice(2);
if (words.some((word) => /^(-t|--project-token)(=|$)/.test(word))) {
  refuse(
    'The token is not taken from the command line, where others can read it: set CHROMATIC_PROJECT_TOKEN.',
  );
}
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  refuse(
    'CHROMATIC_PROJECT_TOKEN is not set. It is the token of the project, which chromatic.com shows under "Manage".',
  );
}

await onPinnedNode();
const built = await run(['node', 'scripts/build-storybook.ts']);
if (built.code !== 0) process.exit(built.code);
const { code } = await run(['chromatic', '--storybook-build-dir', 'dist/storybook', ...words]);
process.exit(code);
