#!/usr/bin/env node
/** The command `mapp-sandbox`. */
import process from 'node:process';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 12)) {
  // Loaded late: older versions could not even read it.
  const { main } = await import('./command/serve.ts');
  process.exitCode = await main(process.argv.slice(2), process.env);
} else {
  process.stderr.write(
    `The sandbox wants Node 22.12 or newer; this is ${process.versions.node}. Another one for this command: npx --package=node@24 mapp-sandbox\n`,
  );
  process.exitCode = 1;
}
