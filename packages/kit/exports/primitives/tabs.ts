export { Tabs, type TabItem, type TabsProps } from '../../src/primitives/tabs/Tabs.tsx';
