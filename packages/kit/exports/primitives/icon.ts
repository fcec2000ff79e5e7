export { Icon, type IconName, type IconProps } from '../../src/primitives/icon/Icon.tsx';
export { iconNames } from '../../src/primitives/icon/paths.ts';
