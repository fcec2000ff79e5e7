export { AppBar, type AppBarProps } from '../../src/primitives/app-bar/AppBar.tsx';
export { AppBarAction, type AppBarActionProps } from '../../src/primitives/app-bar/AppBarAction.tsx';
