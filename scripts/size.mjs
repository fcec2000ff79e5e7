/** `npm run size`: what each door of the library weighs, beside its budget in tests/package/sizes.json. */
import { onPinnedNode } from './machine/node.mjs';
import { takesNoWords } from './machine/words.mjs';

takesNoWords('npm run size');

await onPinnedNode();
const { parts } = await import('./testing/parts.mjs');
process.env.MAPP_SIZES = 'all';
const { failed } = await parts.package.run(['sizes']);
process.exit(failed === 0 ? 0 : 1);
