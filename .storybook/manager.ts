import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { BesideTool } from './BesideTool.tsx';
import { CircumstancesTool } from './CircumstancesTool.tsx';
import { lookNow, onLook } from './look.ts';

addons.setConfig({
  layout: {
    // A phone is tall: what explains it is beside it.
    panelPosition: 'right',
    // Between both of them the toolbar is whole at 1280 px.
    navSize: 260,
  },
  theme: create(lookNow()),
  layoutCustomisations: {
    // Pages about the catalogue have neither props nor steps.
    showPanel: ({ storyId }, shown) => (/^(?:foundations|review)-/.test(storyId) ? false : shown),
  },
});

addons.register('mapp', (api) => {
  onLook((look) => api.setOptions({ theme: create(look) }));
  addons.add('mapp/beside', {
    type: types.TOOL,
    title: 'Side by side',
    match: ({ viewMode, storyId }) => viewMode === 'story' && !storyId?.startsWith('review-'),
    render: BesideTool,
  });
  addons.add('mapp/circumstances', {
    type: types.TOOL,
    title: 'Circumstances',
    match: ({ viewMode }) => viewMode === 'story',
    render: CircumstancesTool,
  });
});
