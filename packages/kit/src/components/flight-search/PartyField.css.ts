import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { broad } from './broad.ts';

export { label } from './RouteFields.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const field = style({ minInlineSize: 0 });
export const line = style({
  marginInlineStart: 'auto',
  '@container': {
    [broad]: {
      flex: '1 0 11em',
      marginInlineStart: 0,
      borderInlineStart: `${border.hairline} solid ${color.border.hairline}`,
    },
  },
});

export const button = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: 56,
  textAlign: 'end',
  '@container': {
    [broad]: {
      selectors: {
        [`${line} > &`]: {
          flexDirection: 'column',
          alignItems: 'start',
          justifyContent: 'center',
          gap: 0,
          minBlockSize: 74,
          paddingInline: space[4],
          textAlign: 'start',
        },
      },
    },
  },
});
/** Asks for the width of its words: what is chosen goes on below instead. */
export const name = style({ ...textStyle('body'), color: color.text.secondary, overflowWrap: 'normal' });
export const words = style({
  ...textStyle('body'),
  marginInlineStart: 'auto',
  '@container': { [broad]: { marginInlineStart: 0 } },
});
export const party = style({
  selectors: { [`${field}:not(${line}) &`]: { fontWeight: font.weight.semibold } },
  '@container': { [broad]: { fontWeight: font.weight.semibold } },
});
export const dot = style({ color: color.text.secondary });
export const cabin = style({});
export const chevron = style({
  flexShrink: 0,
  color: color.text.secondary,
  '@container': { [broad]: { selectors: { [`${line} &`]: { display: 'none' } } } },
});
