import type { Plugin } from 'vite';

type Sandbox = typeof import('@mapp/sandbox/server') & typeof import('@mapp/sandbox/engine');

/** Paths that the sandbox answers. */
const theirs = /^\/(api|customize|sale|sso|sandbox|__sandbox)(\/|$)/;

/**
 * Lets the sandbox airline answer beside the development server. It is read as source: after an edit of the sandbox,
 * the next request meets a new airline.
 */
export function sandboxPlugin(): Plugin {
  return {
    name: 'mapp:sandbox',
    configureServer(server) {
      let known: { server: Sandbox; listener: ReturnType<Sandbox['listenerFor']> } | undefined;
      const listener = async () => {
        const module = (await server.ssrLoadModule('@mapp/sandbox/server')) as Sandbox;
        if (known?.server === module) return known.listener;
        const { createAirline } = (await server.ssrLoadModule('@mapp/sandbox/engine')) as Sandbox;
        known = { server: module, listener: module.listenerFor(createAirline()) };
        return known.listener;
      };
      server.middlewares.use((request, response, next) => {
        if (!theirs.test(request.url ?? '')) return next();
        listener().then((answer) => answer(request, response, next), next);
      });
    },
  };
}
