export { Link, type LinkProps } from '../../src/primitives/link/Link.tsx';
export { LinkProvider, type LinkProviderProps } from '../../src/primitives/link/LinkProvider.tsx';
