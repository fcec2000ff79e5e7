#!/usr/bin/env node
/** The command `mapp-sandbox` in a checkout, from its sources and on the pinned Node; the built package has its own. */
process.argv.splice(2, 0, 'node', '--conditions=@mapp/source', 'packages/sandbox/src/main.ts');
await import('../../scripts/run.mjs');
