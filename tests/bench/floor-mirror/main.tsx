/**
 * The floor of a whole screen: the elements that it has drawn, with its styles, by bare React. What two states have in common is the same
 * element in both, as if it were memoised by hand; typed text is gathered in a plain object.
 */
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Mirrored, MirroredPage } from '../mirror.ts';
import { painted } from '../painted.ts';

const named: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  readonly: 'readOnly',
  tabindex: 'tabIndex',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
  inputmode: 'inputMode',
  spellcheck: 'spellCheck',
  novalidate: 'noValidate',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  enterkeyhint: 'enterKeyHint',
};
const yes = new Set([
  'disabled',
  'required',
  'hidden',
  'open',
  'multiple',
  'readonly',
  'novalidate',
  'inert',
]);

const camel = (name: string) =>
  name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const styleOf = (text: string) =>
  Object.fromEntries(
    text
      .split(';')
      .map((rule) => [rule.slice(0, rule.indexOf(':')).trim(), rule.slice(rule.indexOf(':') + 1).trim()])
      .filter(([name]) => name !== '')
      .map(([name = '', value]) => [camel(name), value]),
  );

type Props = Readonly<Record<string, unknown>>;
function propsOf({ attributes, value, checked }: Exclude<Mirrored, string>): Props {
  const props: Record<string, unknown> = {};
  for (const [name, content] of Object.entries(attributes)) {
    if (name === 'value' || name === 'checked' || name === 'selected') continue;
    if (name === 'style') props['style'] = styleOf(content);
    else props[named[name] ?? name] = yes.has(name) ? true : content;
  }
  if (checked !== undefined) {
    props['defaultChecked'] = checked;
    props['value'] = attributes['value'];
  } else if (value !== undefined) props['defaultValue'] = value;
  return props;
}

/** An element to be drawn, with its props known beforehand. */
interface Node {
  readonly tag: string;
  readonly props: Props;
  readonly children: readonly (Node | string)[];
  /** Drawn before, and the same. */
  drawn?: ReactNode;
}

const same = (one: Node | string, other: Node | string | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
function nodesOf(tree: readonly Mirrored[], before: readonly (Node | string)[]): readonly (Node | string)[] {
  return tree.map((each, at) => {
    if (typeof each === 'string') return each;
    const earlier = before[at];
    const known = typeof earlier === 'object' && earlier.tag === each.tag ? earlier : undefined;
    const node: Node = {
      tag: each.tag,
      props: propsOf(each),
      children: nodesOf(each.children, known?.children ?? []),
    };
    return known && same(node, known) ? known : node;
  });
}
const draw = (node: Node | string): ReactNode =>
  typeof node === 'string'
    ? node
    : (node.drawn ??= createElement(node.tag, node.props, ...node.children.map(draw)));
const forget = (nodes: readonly (Node | string)[]) => {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    delete node.drawn;
    forget(node.children);
  }
};

const place = document.getElementById('root') as HTMLElement;
const typed: Record<string, string> = {};
let states: readonly (readonly (Node | string)[])[] = [];
let focused: readonly (string | undefined)[] = [];
let root: Root | undefined;

const focusOf = (tree: readonly Mirrored[]): string | undefined => {
  for (const each of tree) {
    if (typeof each === 'string') continue;
    const found = each.active ? each.attributes['id'] : focusOf(each.children);
    if (found !== undefined) return found;
  }
  return undefined;
};
const show = async (at: number) => {
  flushSync(() => root?.render((states[at] ?? []).map(draw)));
  document.getElementById(focused[at] ?? '')?.focus();
  await painted();
};

const bench = {
  load: (pages: readonly MirroredPage[]) => {
    for (const [name, value] of Object.entries(pages[0]?.root ?? {}))
      document.documentElement.setAttribute(name, value);
    // The site's policy allows no style element.
    const styles = new CSSStyleSheet();
    styles.replaceSync(pages[0]?.styles ?? '');
    document.adoptedStyleSheets = [styles];
    let before: (typeof states)[number] = [];
    states = pages.map(({ tree }) => (before = nodesOf(tree, before)));
    focused = pages.map(({ tree }) => focusOf(tree));
    place.addEventListener('input', ({ target }) => {
      const { id, value } = target as HTMLInputElement;
      typed[id] = value;
    });
  },
  mount: async () => {
    for (const nodes of states) forget(nodes);
    root = createRoot(place);
    await show(0);
  },
  unmount: () => {
    root?.unmount();
    window.scrollTo(0, 0);
  },
  /** Shows another state. */
  show,
};
export type MirrorAdapter = typeof bench;
Object.assign(window, { bench });
