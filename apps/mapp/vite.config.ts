import { defineConfig, mergeConfig } from 'vite';
import { source } from '../../vite.source.ts';
import { sandboxPlugin } from './sandbox-plugin.ts';

/** The site under /mapp. In development the sandbox answers beside it, read anew when its source changes. */
export default defineConfig(({ command }) =>
  mergeConfig(source(), {
    base: '/mapp/',
    plugins: command === 'serve' ? [sandboxPlugin()] : [],
    build: { target: 'es2022', sourcemap: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0, manifest: 'manifest.json' },
    server: { host: '127.0.0.1', port: 5173 },
  }),
);
