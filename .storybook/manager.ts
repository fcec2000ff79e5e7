import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

// A phone is tall: what explains it stands beside it.
addons.setConfig({ panelPosition: 'right', theme: create({ base: 'light', brandTitle: 'mapp' }) });
