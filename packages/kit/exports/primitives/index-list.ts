export { IndexList, type IndexListProps } from '../../src/primitives/index-list/IndexList.tsx';
export { IndexSheet, type IndexSheetProps } from '../../src/primitives/index-list/IndexSheet.tsx';
export type {
  IndexGroup,
  IndexIntro,
  IndexScopes,
  IndexSearch,
  IndexWords,
} from '../../src/primitives/index-list/types.ts';
