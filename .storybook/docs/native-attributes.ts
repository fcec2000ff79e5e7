import type { ArgTypes } from 'storybook/internal/csf';
import roots from '../../tests/package/root-props.json' with { type: 'json' };

/** Root element and native attributes of a public component, as its published types have them. */
interface RootDocs {
  readonly root: readonly string[];
  readonly takes: readonly string[];
}

const known = new Map<string, RootDocs>(
  Object.entries(roots).map(([key, line]) => {
    const [root = [], takes = []] = line.split(':').map((words) => words.split(' ').filter(Boolean));
    return [key, { root, takes }];
  }),
);

/** Interfaces of the DOM whose names are not their element's. */
const irregular: Readonly<Record<string, string>> = {
  Anchor: 'a',
  DList: 'dl',
  LI: 'li',
  OList: 'ol',
  Paragraph: 'p',
  UList: 'ul',
};

/** Tag of an interface of the DOM, or undefined where several elements share it: `HTMLButtonElement` is `button`. */
function tagOf(name: string): string | undefined {
  if (name === 'SVGSVGElement') return 'svg';
  const stem = /^HTML(\w+)Element$/.exec(name)?.[1];
  return stem && (irregular[stem] ?? stem.toLowerCase());
}

/** Type and meaning of each attribute, as the table says them. */
const told: Readonly<Record<string, readonly [type: string, description: string] | undefined>> = {
  className: ['string', 'Class names of the root, joined with its own.'],
  style: ['CSSProperties', 'Styles of the root, over its own.'],
  ref: ['Ref', 'The root element.'],
  'data-*': ['string | number | boolean', 'Any attribute whose name begins with `data-`.'],
  'aria-*': ['string | boolean', 'What assistive technology is told.'],
  id: ['string', 'Its name on the page, to which labels and links lead.'],
  onClick: ['MouseEventHandler', 'Told of each press.'],
  href: ['string', 'Where it leads.'],
  target: ['string', 'Where that is opened.'],
  type: ['string', 'Kind of button or entry.'],
  disabled: ['boolean', 'Takes neither presses nor the focus.'],
  form: ['string', 'Id of the form that it belongs to, where it stands outside of it.'],
  name: ['string', 'Its name in what a form sends.'],
  value: ['string | number', 'What it holds.'],
  placeholder: ['string', 'Shown while nothing is typed.'],
  maxLength: ['number', 'Most characters that can be typed.'],
  autoComplete: ['string', 'What the browser may fill in.'],
  required: ['boolean', 'A form is not complete without it.'],
  readOnly: ['boolean', 'Can be read and copied, not changed.'],
};

/** Those that every root takes: written beside a component's own props, they are native all the same. */
const everywhere = ['className', 'style', 'ref', 'data-*'];

/** Rows of a table of props, with what is told beneath it. */
export interface NativeRows {
  readonly rows: ArgTypes;
  /** Elements that the root can be; none where several share an interface, or there is no root. */
  readonly elements: readonly string[];
  /** Every other attribute of the root is taken too. */
  readonly takesAll: boolean;
}

/** Docs of a component whose stories have this title: its public subpath, or one below it. */
function rootOf(title: string, name: string): RootDocs {
  const key = [...known.keys()].find((one) => {
    const [door = '', component] = one.split(' ');
    return component === name && `${title}/`.startsWith(`${door}/`);
  });
  return (key && known.get(key)) || { root: [], takes: [] };
}

/**
 * The props of a component in two groups: its own, then the native attributes that its root takes.
 * @param title of its stories: `primitives/button`
 * @param component its name
 * @param own rows that were read of its source
 */
export function withNative(title: string, component: string, own: ArgTypes): NativeRows {
  const { root, takes } = rootOf(title, component);
  const isOwn = (name: string) => name in own && !everywhere.includes(name);
  const native = takes
    .filter((name) => !isOwn(name))
    .map((name) => {
      const [summary, description] = told[name] ?? ['', ''];
      return [
        name,
        { name, description, table: { category: 'Native attributes', type: { summary } } },
      ] as const;
    });
  const rest = Object.entries(own).filter(([name]) => !takes.includes(name) || isOwn(name));
  return {
    rows: Object.fromEntries([...rest, ...native]),
    elements: root.flatMap((name) => tagOf(name) ?? []),
    takesAll: takes.includes('aria-*'),
  };
}
