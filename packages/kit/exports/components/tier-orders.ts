export { ClosedWay, type ClosedWayProps } from '../../src/components/tier-orders/ClosedWay.tsx';
export { MakeUpBill, type MakeUpBillProps } from '../../src/components/tier-orders/MakeUpBill.tsx';
export { PointsPrice, type PointsPriceProps } from '../../src/components/tier-orders/PointsPrice.tsx';
export { SuperBenefits, type SuperBenefitsProps } from '../../src/components/tier-orders/SuperBenefits.tsx';
export { SuperPlans, type SuperPlansProps } from '../../src/components/tier-orders/SuperPlans.tsx';
export { TierAmount, type TierAmountProps } from '../../src/components/tier-orders/TierAmount.tsx';
export { TierOrderCard, type TierOrderCardProps } from '../../src/components/tier-orders/TierOrderCard.tsx';
export {
  TierOrderFacts,
  type TierOrderFactsProps,
} from '../../src/components/tier-orders/TierOrderFacts.tsx';
export {
  TierPanel,
  type TierPanelProps,
  type ValidDays,
} from '../../src/components/tier-orders/TierPanel.tsx';
export { useTierOrderName } from '../../src/components/tier-orders/use-tier-order-name.ts';
export { TierOrderHead, type TierOrderHeadProps } from '../../src/components/tier-orders/TierOrderHead.tsx';
export { TierGains, type TierGainsProps } from '../../src/components/tier-orders/TierGains.tsx';
export { TierTurn, type TierTurnProps } from '../../src/components/tier-orders/TierTurn.tsx';
