export { SeatOrderCard, type SeatOrderCardProps } from '../../src/components/seat-order/SeatOrderCard.tsx';
export { SeatOrderFacts, type SeatOrderFactsProps } from '../../src/components/seat-order/SeatOrderFacts.tsx';
export { SeatOrderHead, type SeatOrderHeadProps } from '../../src/components/seat-order/SeatOrderHead.tsx';
