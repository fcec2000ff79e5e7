import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Imports that are allowed inside the kit: the other layers of the kit, and the packages from npm. Stated here only.
 * `types` may be imported as types alone. Every layer may use React, save rules.
 */
const layers = {
  rules: { layers: [], packages: [] },
  host: { layers: [], packages: ['react'] },
  theme: { layers: [], packages: ['@mapp/tokens', '@vanilla-extract/css'] },
  contracts: { layers: ['rules'], packages: ['zod'] },
  validators: { layers: ['contracts', 'rules'], packages: ['zod', 'libphonenumber-js'] },
  messages: { layers: ['contracts', 'rules'], packages: ['react', 'icu-minify'] },
  client: { layers: ['contracts', 'host'], packages: ['react', '@tanstack/react-query', 'zod'] },
  testing: { layers: ['messages'], packages: [] },
  navigation: { layers: ['host', 'rules'], types: ['contracts'], packages: ['react'] },
  session: { layers: ['host'], types: ['contracts'], packages: ['react'] },
  primitives: {
    layers: ['theme'],
    packages: ['react', 'react-dom', 'radix-ui', '@vanilla-extract/css'],
  },
  components: {
    layers: ['primitives', 'theme', 'messages', 'rules', 'validators'],
    types: ['contracts'],
    packages: ['react', '@vanilla-extract/css', 'react-hook-form', 'bwip-js'],
  },
  screens: {
    layers: [
      'components',
      'primitives',
      'theme',
      'client',
      'messages',
      'validators',
      'rules',
      'navigation',
      'session',
      'host',
    ],
    types: ['contracts'],
    packages: ['react', '@vanilla-extract/css', 'react-hook-form'],
  },
  mapp: {
    layers: ['screens', 'primitives', 'client', 'contracts', 'messages', 'navigation', 'session', 'host'],
    packages: ['react'],
  },
};

const kit = 'packages/kit/src';
const anyOf = (names) => `(${names.join('|')})`;
const notTests = '\\.test\\.tsx?$';
/** A package of npm as it is in node_modules, and its type declarations. */
const packageFile = (name) => `node_modules/(@types/)?${name.replace('/', '\\/')}/`;
const tokens = '^tokens/';

const layerRules = Object.entries(layers).flatMap(([layer, { layers: own, types = [], packages }]) => {
  const may = [layer, ...own];
  return [
    {
      name: `${layer}-imports-its-layers`,
      comment: `${layer} may import ${own.join(', ') || 'nothing of ours'}.`,
      severity: 'error',
      from: { path: `^${kit}/${layer}/`, pathNot: notTests },
      to: { path: `^${kit}/(?!${anyOf([...may, ...types])}/)` },
    },
    ...(types.length === 0
      ? []
      : [
          {
            name: `${layer}-imports-types-only`,
            comment: `Of ${types.join(', ')}, ${layer} takes the types.`,
            severity: 'error',
            from: { path: `^${kit}/${layer}/`, pathNot: notTests },
            to: { path: `^${kit}/${anyOf(types)}/`, dependencyTypesNot: ['type-only'] },
          },
        ]),
    {
      name: `${layer}-imports-its-packages`,
      comment: `${layer} is built on ${packages.join(', ') || 'the language alone'}.`,
      severity: 'error',
      from: { path: `^${kit}/${layer}/`, pathNot: notTests },
      to: {
        path: `node_modules/|${tokens}`,
        pathNot: packages.map((name) => (name === '@mapp/tokens' ? tokens : packageFile(name))),
      },
    },
  ];
});

/** The source files that a public subpath gives; each file of `exports` re-exports its own. */
const publicFiles = readdirSync('packages/kit/exports', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .flatMap((entry) => {
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    return [...text.matchAll(/'(\.\.?\/[^']+)'/g)].map(([, path]) => join(entry.parentPath, path));
  });

const foldersOf = (parent) =>
  existsSync(parent)
    ? readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${parent}/${entry.name}`)
    : [];

/** A folder's parts that no public subpath gives are its own affair. */
const insideRule = (layer, folder, others = []) => ({
  name: `inside-of-${folder.split('/').slice(3).join('-')}`,
  comment: `Parts of ${folder} that are not public are its own affair.`,
  severity: 'error',
  from: { path: `^${kit}/${layer}/`, pathNot: `^${folder}/` },
  to: {
    path: `^${folder}/`,
    pathNot: [
      ...publicFiles.filter((file) => file.startsWith(`${folder}/`)).map((file) => `^${file}$`),
      ...others,
    ],
  },
});

/** Files of screens that other folders may use, each with its reason. Every screen may use the shell. */
const sharedScreens = {
  'notices/NoticeSheet.tsx': 'Home and Mine open the same notice.',
  'mine/Appearance.tsx': "Home's settings change the look as the page of settings does.",
  'home/LiveTrip.tsx': 'Mine shows the same next trip in a wide window.',
  'mine/PendingSum.tsx': 'Home and Mine tell the same payment.',
  'mine/use-pending-orders.ts': 'Home and Mine tell the same orders that wait.',
  'mine/use-due-words.ts': 'They say it in the same words.',
  'check-in/journeys/use-trip-changes.ts':
    "Home's next trip tells what the airline has changed of it as the trips do.",
  'check-in/ways.ts': "Home's next trip leads into check-in and to the pass as the list of journeys does.",
  'programmes/use-content-href.ts': 'Pages of booking are written by the airline too, in the same blocks.',
  'saved-people/places.tsx': 'Booking has the editors of what is saved among its own pages.',
  'saved-people/use-saved.ts': 'Booking chooses from what is saved.',
  'saved-people/AddPassengerScreen.tsx': 'A passenger is saved while one books.',
  'saved-people/EditPassenger.tsx': 'So is one changed.',
  'saved-people/DocumentEditor.tsx': 'So is a document of one.',
  'saved-people/AddressScreens.tsx': 'A receipt goes to an address that is saved while one books.',
  'saved-people/EditAddress.tsx': 'So is one changed.',
  'saved-people/EditTitle.tsx': 'Titles of receipts are saved and changed while one books.',
  'beneficiaries/BeneficiaryFormScreen.tsx': 'A beneficiary is added while one books.',
  'beneficiaries/places.tsx': 'It leads back to the booking then.',
  'coupons/ActivationCodeScreen.tsx': 'A code is activated while one books.',
  'booking/SearchForm.tsx': 'The search for flights leads the home.',
  'booking/days-of.ts': "A calendar beside a list shows the prices of the list's own search.",
  'booking/use-to-flights.ts': 'A day of the calendar of prices leads to its flights.',
  'booking/searches.ts': 'The index of cities gives the search its city.',
  'booking/flight-list/FlightsFound.tsx': 'A ticket is changed to a flight of the same list.',
  'booking/flight-list/list-address.ts': 'Lists, cabins and neighbours share one address of a search.',
  'booking/flight-list/use-airports.ts': 'Neighbouring airports are named as those of the list.',
  'booking/flight-list/ways.ts': 'They lead to each other.',
  'check-in/ReadFailed.tsx': 'Seat orders and cabins are refused in the words of check-in.',
  'check-in/WriteRefused.tsx': 'So are the writes of a seat order.',
  'places/use-nearby.ts': 'Flight dynamics and the board of an airport begin at the airport nearby.',
  'refunds/use-open-refunds.ts': 'Home and orders show how far a refund is.',
  'refunds/request-place.ts': 'They lead to it.',
  'refunds/use-money-way.ts': 'They date its money by the same days.',
  'orders/seat-orders/SeatOrderDetail.tsx': 'The list of every kind shows an order as its own kind does.',
  'orders/points-orders/PointsOrderDetail.tsx': 'So it does one of points.',
  'orders/tier-orders/TierOrderDetail.tsx': 'And one of tiers.',
  'orders/any-kind/use-order-href.ts': "Home's search leads to an order as the list of orders does.",
  'orders/payment/WatchedOrder.tsx': 'Orders of every kind watch their payment.',
  'orders/payment/OnceCertain.tsx':
    'An order that is paid on its own page waits there until its payment is certain.',
};
const shared = Object.keys(sharedScreens).map((file) => `^${kit}/screens/${file}$`);

/** No area reaches into another, and no folder of an area into its neighbour; the area's own files are for all its folders. */
const screenFolders = foldersOf(`${kit}/screens`).filter((folder) => !folder.endsWith('/shell'));
const insideRules = [
  ...foldersOf(`${kit}/components`).map((folder) => insideRule('components', folder)),
  ...[...screenFolders, ...screenFolders.flatMap(foldersOf)].map((folder) =>
    insideRule('screens', folder, shared),
  ),
];

export default {
  forbidden: [
    ...layerRules,
    ...insideRules,
    {
      name: 'no-cycles',
      comment: 'Two files that need each other want a third, or one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'kit-stays-inside',
      comment: 'The kit knows nobody who uses it, and does not go through its own door.',
      severity: 'error',
      from: { path: `^${kit}/` },
      to: { path: '^packages/(?!kit/src/)|^(apps|stories|tests|scripts|\\.storybook)/' },
    },
    {
      name: 'public-door-only',
      comment: 'Apps, stories, tests and the sandbox use the kit as everybody does: by its public subpaths.',
      severity: 'error',
      from: { path: '^(apps|stories|tests|\\.storybook|packages/sandbox)/' },
      to: { path: '^packages/kit/(?!exports/|build/|package\\.json$)' },
    },
    {
      name: 'sandbox-knows-contracts-rules-and-validators',
      comment:
        'The airline in small shares the wire, the rules and what may be typed with the kit, nothing else.',
      severity: 'error',
      from: { path: '^packages/sandbox/' },
      to: { path: '^packages/kit/exports/(?!(contracts|rules|validators)(/|\\.ts))' },
    },
    {
      name: 'site-without-sandbox',
      comment: 'No airline in small reaches the published site.',
      severity: 'error',
      from: { path: '^(apps|packages/kit)/' },
      to: { path: '^packages/sandbox/|node_modules/msw/' },
    },
    {
      name: 'resolvable',
      comment:
        'An import that leads nowhere. What we measure beside has packages of its own, installed when it is measured.',
      severity: 'error',
      from: { pathNot: '^tests/bench/peers/' },
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?url$' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@mapp/source', 'import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
