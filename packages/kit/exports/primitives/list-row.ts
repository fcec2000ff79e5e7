export { ListCard, type ListCardProps } from '../../src/primitives/list-row/ListCard.tsx';
export { ListRow, type ListRowProps } from '../../src/primitives/list-row/ListRow.tsx';
