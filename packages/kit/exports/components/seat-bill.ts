export { SeatBill, type SeatBillProps } from '../../src/components/seat-bill/SeatBill.tsx';
export { PayWays, type PayWaysProps } from '../../src/components/seat-bill/PayWays.tsx';
