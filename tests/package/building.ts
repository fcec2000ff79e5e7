import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

/** A document with an empty root, whose script is `main.tsx`. */
export const page = '<!doctype html><div id="root"></div><script type="module" src="/main.tsx"></script>';

/** Builds a project as its own Vite would. @returns the folder of what came out */
export async function built(project: string, more: InlineConfig = {}): Promise<string> {
  const outDir = more.build?.outDir ?? 'out';
  await build({
    ...more,
    configFile: false,
    root: project,
    logLevel: 'silent',
    build: { emptyOutDir: true, ...more.build, outDir },
  });
  return join(project, outDir);
}

/** Files of a folder and those below it, by how they end. */
export const filesOf = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

/** All of them in one. */
export const bytesOf = (folder: string, ending: string): Buffer =>
  Buffer.concat(filesOf(folder, ending).map((file) => readFileSync(join(folder, file))));
