import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { broad } from './broad.ts';

const style = styleIn('components');
const { border, color, font, motion, radius, size, space } = vars;

export const frame = style({ '@container': { [broad]: { flex: '1 1 45%', minInlineSize: 0 } } });

export const route = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${size.touch} minmax(0, 1fr)`,
  columnGap: space[3],
  alignItems: 'center',
  paddingBlock: space[2],
  '@media': { '(max-width: 359px)': { columnGap: space[1] } },
  '@container': { [broad]: { paddingBlock: 0 } },
});

export const end = style({
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  minBlockSize: 64,
  textAlign: 'start',
  '@container': { [broad]: { minBlockSize: 74, paddingInline: space[4] } },
});
export const last = style({
  textAlign: 'end',
  '@container': { [broad]: { textAlign: 'start', paddingInlineStart: 0 } },
});

/** Read out everywhere, in sight where all is in one line. */
export const label = style({
  ...textStyle('small'),
  color: color.text.secondary,
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@container': {
    [broad]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});
export const city = style({
  ...textStyle('figure24'),
  fontWeight: font.weight.semibold,
  overflowWrap: 'anywhere',
  // Their names are longer: one word takes the half of a narrow card.
  selectors: { '&:lang(en), &:lang(ru)': textStyle('title') },
  '@media': { '(max-width: 359px)': { selectors: { '&:lang(en)': textStyle('strong') } } },
  '@container': { [broad]: textStyle('title') },
});
export const none = style({
  color: color.text.secondary,
  fontWeight: font.weight.regular,
  '@container': { [broad]: { fontWeight: font.weight.regular } },
});
export const line = style({ ...textStyle('small'), color: color.text.secondary, overflowWrap: 'anywhere' });

export const swap = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  color: color.action.text,
  background: color.background.surface,
  border: `${border.hairline} solid ${color.border.strong}`,
  borderRadius: radius.full,
  selectors: { '&:active': { background: color.background.sunken } },
});
export const arrows = style({ transition: `transform ${motion.duration.state} ${motion.easing.out}` });
export const turned = style({ transform: 'rotate(180deg)' });
