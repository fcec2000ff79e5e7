export {
  ServiceGrid,
  type ServiceCell,
  type ServiceGridProps,
} from '../../src/primitives/service-grid/ServiceGrid.tsx';
