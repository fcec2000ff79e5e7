export {
  ContentBlocks,
  type ContentBlocksProps,
} from '../../src/components/content-blocks/ContentBlocks.tsx';
