export {
  TopNav,
  TopNavLink,
  type TopNavItem,
  type TopNavLinkProps,
  type TopNavProps,
} from '../../src/primitives/top-nav/TopNav.tsx';
