export { Icon, iconNames, type IconName, type IconProps } from '../../src/primitives/icon/Icon.tsx';
