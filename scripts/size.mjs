/** `npm run size`: what each door of the library weighs, beside its budget in tests/package/sizes.json. */
import { onPinnedNode } from './machine/node.mjs';

await onPinnedNode();
const { parts } = await import('./testing/parts.mjs');
process.env.MAPP_SIZES = 'all';
const { failed } = await parts.package.run(['sizes', ...process.argv.slice(2)]);
process.exit(failed === 0 ? 0 : 1);
