/** An event that holds the worker's life until something is done. */
interface LifeEvent {
  readonly waitUntil: (done: Promise<unknown>) => void;
}

/** The part of a worker's scope that is used here; the project's types are those of pages. */
export interface WorkerScope {
  /** Files that must be there without a network, put in by `offline.ts`. */
  readonly keptFiles: readonly { readonly url: string; readonly revision: string | null }[];
  readonly registration: {
    readonly scope: string;
    readonly active: object | null;
    readonly unregister: () => Promise<boolean>;
  };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (type: 'install' | 'activate', listener: (event: LifeEvent) => void) => void;
}

/** Where the deployment's configuration is kept; the files are in a cache that Workbox names by the scope. */
export const configCache = 'mapp-config';
