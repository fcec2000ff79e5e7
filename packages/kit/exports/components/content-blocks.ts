export { heroOf } from '../../src/components/content-blocks/hero-of.ts';
export {
  ContentBlocks,
  type ContentBlocksProps,
} from '../../src/components/content-blocks/ContentBlocks.tsx';
