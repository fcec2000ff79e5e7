import { join, resolve } from 'node:path';
import { parseSync, type Plugin } from 'vite';

const app = import.meta.dirname;
const kit = resolve(app, '../../packages/kit');
const source = join(kit, 'src/');
/** Public subpaths, which only pass names on: whoever asks for one of them asks for no other. */
const doors = join(kit, 'exports/');

/** The first page, which has a file of its own for what no other screen has. */
const page = join(doors, 'screens/home/home.ts');

/** Modules that the entry needs at once and does not import as it is loaded, with the reason. */
const neededAtOnce = [
  // A toast that says "no network" cannot be fetched when it is needed.
  'primitives/toast/Toasts.tsx',
  // The home comes drawn, with lines and a search whose code comes later.
  'components/guilloche/Guilloche.css.ts',
  'components/form-fields/RuledForm.css.ts',
].map((path) => join(source, path));

interface Module {
  readonly id: string;
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly importers: readonly string[];
}

/** The module graph of a build. */
interface Graph {
  readonly moduleOf: (id: string) => Module | null;
  readonly idOf: (source: string, importer: string) => Promise<string | undefined>;
}

/** Modules that a module and all that it imports bring, by the names that are asked of doors. */
async function broughtBy(graph: Graph, entries: readonly string[]): Promise<Set<string>> {
  const seen = new Set<string>();

  /** Follows a name through a door to the module that has it. */
  async function ask(door: string, name: string): Promise<void> {
    const code = graph.moduleOf(door)?.code ?? '';
    const from = parseSync('door.js', code)
      .module.staticExports.flatMap(({ entries: names }) => names)
      .find(({ exportName, moduleRequest }) => exportName.name === name && moduleRequest);
    const id = await graph.idOf(from?.moduleRequest?.value ?? '', door);
    if (id === undefined) throw new Error(`${door} has no ${name}`);
    await (id.startsWith(doors) ? ask(id, from?.importName.name ?? name) : follow(id));
  }

  async function follow(id: string): Promise<void> {
    const module = graph.moduleOf(id);
    if (!module || seen.has(id)) return;
    seen.add(id);
    const asked = module.importedIds.some((each) => each.startsWith(doors))
      ? parseSync('module.js', module.code ?? '').module.staticImports
      : [];
    const named = new Set<string>();
    for (const { moduleRequest, entries: names } of asked) {
      const door = await graph.idOf(moduleRequest.value, id);
      if (!door?.startsWith(doors) || names.length === 0) continue;
      named.add(door);
      for (const { importName } of names) await ask(door, importName.name ?? '');
    }
    for (const each of module.importedIds) if (!named.has(each)) await follow(each);
  }

  for (const entry of entries) await follow(entry);
  return seen;
}

/** Modules of the kit in the first file: those of the entry, and what the first page shares with other screens. */
async function firstModules(graph: Graph, entry: string): Promise<ReadonlySet<string>> {
  const importersOf = (id: string) => graph.moduleOf(id)?.importers ?? [];
  const always = await broughtBy(graph, [entry, ...neededAtOnce]);
  const all = await broughtBy(graph, [...always, page]);
  // What the page alone imports is its own; what another module imports too is not, nor what that imports.
  const own = new Set([...all].filter((id) => !always.has(id)));
  const isShared = (id: string) => importersOf(id).some((each) => each !== page && !own.has(each));
  for (let shared = [...own].filter(isShared); shared.length > 0; shared = [...own].filter(isShared))
    for (const id of shared) own.delete(id);
  // Those of the app alone stay in the entry.
  const isOfEntry = (id: string) =>
    id.startsWith(app) && !importersOf(id).some((each) => each.startsWith(source));
  return new Set([...all].filter((id) => !own.has(id) && !id.startsWith(doors) && !isOfEntry(id)));
}

/** Finds the modules of the first file once the graph is there, and tells of each whether it is one. */
export function firstFile(): Plugin & { readonly has: (id: string) => boolean } {
  let found: ReadonlySet<string> = new Set();
  return {
    name: 'first-file',
    apply: 'build',
    async buildEnd(failure) {
      const entry = [...this.getModuleIds()].find((id) => this.getModuleInfo(id)?.isEntry);
      if (failure || entry === undefined) return;
      const graph: Graph = {
        moduleOf: (id) => this.getModuleInfo(id),
        idOf: async (path, importer) => (await this.resolve(path, importer))?.id,
      };
      found = await firstModules(graph, entry);
    },
    has: (id) => found.has(id),
  };
}
