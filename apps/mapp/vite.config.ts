import { defineConfig, mergeConfig } from 'vite';
import { source } from '../../vite.source.ts';
import { noCircles } from './circles.ts';
import { sandboxPlugin } from './sandbox-plugin.ts';

/** Modules of the first page and nearly every screen; one file beside the framework's, so that a screen brings only its own. */
const base =
  /packages\/kit\/src\/(theme|screens\/(shell\/OfflineLine|home\/HomeHead\.css)|primitives\/(app-bar\/AppBar\.|button|card|drawing\/LaterDrawing|icon|link|list-row|quiet|screen|service-grid|skeleton\/(Delayed|Skeleton)|stack|states|split-view\/(pane-context|Pane|SplitView\.css)|tab-bar|toast|top-nav|visually-hidden|class-names|hidden))|packages\/kit\/src\/(host\/(?!cover|device)|host\/adapters\/xuexi|messages\/(?!formats|use-formats)|navigation\/(?!encoded|safe-return|titles|web-address)|session\/(?!checking-in|chosen-seats|recent-places|use-code-countdown))[\w-]*\.tsx?$|packages\/kit\/src\/(client\/(provider|for-holder)|rules\/(search|return-address\/safe-return)|screens\/shell\/Frame)\.tsx?$|vite\/preload-helper|node_modules\/(@vanilla-extract\/recipes|icu-minify)\//;

/** A part that so many screens need, of some 110, comes in one file with the others of which that is true. */
const often = 50;

/** The site under /mapp. In development the sandbox answers beside it, read again when its source changes. */
export default defineConfig(({ command }) =>
  mergeConfig(source(), {
    base: '/mapp/',
    plugins: [command === 'serve' ? sandboxPlugin() : noCircles()],
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      manifest: 'manifest.json',
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
              { name: 'base', test: base, priority: 1 },
              { name: 'often', test: /\/(packages|apps|node_modules)\//, minShareCount: often },
            ],
          },
        },
      },
    },
    server: { host: '127.0.0.1', port: 5173 },
  }),
);
