import { defineConfig, mergeConfig } from 'vite';
import { shortTokens } from '../../packages/kit/build/short-tokens.ts';
import { source } from '../../vite.source.ts';
import { noCircles } from './circles.ts';
import { lateParts } from './late-parts.ts';
import { pageWords } from './page-words.ts';
import { sandboxPlugin } from './sandbox-plugin.ts';

/** Modules of the kit that the first page needs, and with it every other; one file beside the framework's. */
const firstPage = [
  'client/(account/signed-in|client|failure|for-holder|holder|notice-time|outcome|provider|sweep|tag|token|user-id)',
  'components/(form-fields/RuledForm|guilloche/Guilloche)\\.css',
  'contracts/(check|config)',
  'host/(?!cover|device|use-returned)[\\w-]*',
  'host/adapters/xuexi',
  'mapp/(MappProviders|wire)',
  'messages/(?!formats|use-formats|use-told-days)[\\w-]*',
  'navigation/(?!encoded|planned|query-of-address|redirects|titles|web-address)[\\w-]*',
  'primitives/(button|icon|link|quiet|screen|service-grid|stack|states|tab-bar|toast|top-nav|visually-hidden)/.*',
  'primitives/(app-bar/AppBar|card/(Card|Section)|drawing/LaterDrawing|skeleton/(Delayed|Skeleton)|split-view/pane-context|wide/use-wide)',
  'primitives/(class-names|hidden|inline-vars|lazy-with-retry|observers|open-overlays|page-top)',
  'rules/return-address/base',
  'screens/home/(HomeHead|QuietFailure|Waiting|Weave|home|use-services|wanted)',
  'screens/shell/(Boundary|Cover|ForHolder|Frame|Guarded|NotFound|OfflineLine|Overlays|ScreenFailed|ScreenLoading|Settled)',
  'screens/shell/(SignInCard|SignInFirst|Site|SiteTabBar|SiteTopNav|Stage|StartFailed|lazy-screen|one-holder|page-turns)',
  'screens/shell/(sign-in-offer|site-tabs|special-notice|use-after-first-screen|use-holding|use-lazy-sheet|use-scroll-place)',
  'session/(?!checking-in|code-ends|chosen-seats|recent-(places|flights)|use-code-countdown)[\\w-]*',
  'theme/.*',
];

const base = new RegExp(
  [
    `packages/kit/src/(${firstPage.join('|')})(\\.css)?\\.tsx?(\\.vanilla\\.css)?$`,
    'apps/mapp/src/start-words',
    'vite/preload-helper',
    'node_modules/icu-minify/',
  ].join('|'),
);

/** A part that so many screens need, of some 110, comes in one file with the others of which that is true. */
const often = 30;

/** The site under /mapp. In development the sandbox answers beside it, read again when its source changes. */
export default defineConfig(({ command }) =>
  mergeConfig(source(), {
    base: '/mapp/',
    plugins: [
      lateParts(),
      pageWords(),
      ...(command === 'serve' ? [sandboxPlugin()] : [noCircles(), shortTokens()]),
    ],
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
              { name: 'rest', test: /icon\/more-paths|navigation\/more-routes|mapp\/src\/rest/, priority: 3 },
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
