import { styleIn } from '../../theme/layered.ts';
import { textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { stack } from '../stack.ts';
import { nav } from '../page-top.css.ts';

const style = styleIn('primitives');
const { border, color, font, size, space } = vars;

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: stack.bar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
  background: color.background.surface,
  // The top navigation leads to the same places.
  '@media': { [wide]: { selectors: { [`${nav} ~ &`]: { display: 'none' } } } },
});

export const items = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // Alike, but for a word that needs more.
  gridAutoColumns: 'minmax(min-content, 1fr)',
  maxInlineSize: size.content,
  marginInline: 'auto',
});

export const item = style({
  ...textStyle('tab'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minBlockSize: `calc(${size.tabBar} - ${border.hairline})`,
  // Long words side by side stay apart.
  padding: space[1],
  color: color.text.tertiary,
  textAlign: 'center',
  overflowWrap: 'break-word',
  selectors: {
    '&[aria-current]': { color: color.action.text, fontWeight: font.weight.semibold },
    '&:focus-visible': { outlineOffset: -4 },
    // Four long words side by side on a narrow phone.
    '[data-text-size="elder"] &': { paddingInline: 0, fontSize: `min(${font.tab.size}, 4.7vw)` },
    // Five of them in Russian.
    '[data-text-size="elder"] &:lang(ru)': { fontSize: `min(${font.tab.size}, 3.9vw)` },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
  },
});
