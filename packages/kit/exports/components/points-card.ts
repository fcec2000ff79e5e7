export { PointsCard, type PointsCardProps } from '../../src/components/points-card/PointsCard.tsx';
