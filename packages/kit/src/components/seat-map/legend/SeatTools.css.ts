import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../../theme/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { space } = vars;

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
});

// What has a line of its own takes its breadth.
globalStyle(`.${tools} > *`, rule({ flex: '1 1 auto' }));
