export { Badge, type BadgeProps, type BadgeTone } from '../../src/primitives/badge/Badge.tsx';
export { Count, type CountProps } from '../../src/primitives/badge/Count.tsx';
