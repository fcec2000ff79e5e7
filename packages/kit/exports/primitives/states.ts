export { EmptyState, type EmptyStateProps } from '../../src/primitives/states/EmptyState.tsx';
export { FailedState, type FailedStateProps } from '../../src/primitives/states/FailedState.tsx';
