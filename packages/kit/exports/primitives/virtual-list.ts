export { VirtualList, type VirtualListProps } from '../../src/primitives/virtual-list/VirtualList.tsx';
