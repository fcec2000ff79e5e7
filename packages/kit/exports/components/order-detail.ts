export { JourneyHead, type JourneyHeadProps } from '../../src/components/order-detail/JourneyHead.tsx';
export { OrderJourneys, type OrderJourneysProps } from '../../src/components/order-detail/OrderJourneys.tsx';
export { OrderPeople, type OrderPeopleProps } from '../../src/components/order-detail/OrderPeople.tsx';
export { OrderPrice, type OrderPriceProps } from '../../src/components/order-detail/OrderPrice.tsx';
export { OrderTimeline, type OrderTimelineProps } from '../../src/components/order-detail/OrderTimeline.tsx';
