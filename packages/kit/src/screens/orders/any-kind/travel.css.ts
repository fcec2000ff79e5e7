import { globalStyle } from '@vanilla-extract/css';
import { stack } from '../../../primitives/stack.ts';
import { ruleIn, styleIn } from '../../../theme/layered.ts';
import { textStyle, wide } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const rule = ruleIn('screens');
const { border, color, size, space } = vars;

/** Below the width of a column beside another one. */
const narrow = '(max-width: 959px)';

/** The content ends above the tabs. */
export const tabs = style({ '@media': { [narrow]: { paddingBlockEnd: size.tabBar } } });

/** They look as the places of the site do, which this page does not have below it. */
globalStyle(
  `.${tabs} > [role="tablist"]`,
  rule({
    '@media': {
      [narrow]: {
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: stack.bar,
        gap: 0,
        justifyContent: 'center',
        marginInline: 0,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
        background: color.background.surface,
      },
    },
  }),
);
globalStyle(
  `.${tabs} [role="tab"]`,
  rule({
    '@media': {
      [narrow]: {
        ...textStyle('tab'),
        display: 'flex',
        flex: '1 1 0',
        flexDirection: 'column',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'center',
        minInlineSize: 'min-content',
        maxInlineSize: `calc(${size.content} / 2)`,
        minBlockSize: `calc(${size.tabBar} - ${border.hairline})`,
        padding: space[1],
        color: color.text.tertiary,
        textAlign: 'center',
      },
    },
  }),
);
globalStyle(
  `.${tabs} [role="tab"][aria-selected="true"]`,
  rule({ '@media': { [narrow]: { color: color.action.text } } }),
);
globalStyle(`.${tabs} [role="tab"]::after`, rule({ '@media': { [narrow]: { display: 'none' } } }));

export const icon = style({ display: 'flex', '@media': { [wide]: { display: 'none' } } });
