export { TabBar, type TabBarItem, type TabBarProps } from '../../src/primitives/tab-bar/TabBar.tsx';
