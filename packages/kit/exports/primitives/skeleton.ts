export { Delayed, type DelayedProps } from '../../src/primitives/skeleton/Delayed.tsx';
export { Loading, type LoadingProps } from '../../src/primitives/skeleton/Loading.tsx';
export { Skeleton, type SkeletonProps } from '../../src/primitives/skeleton/Skeleton.tsx';
