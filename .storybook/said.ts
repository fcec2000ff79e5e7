import {
  cloneElement,
  createContext,
  createElement,
  isValidElement,
  useContext,
  type ReactNode,
} from 'react';
import type { Locale } from '@mapp/kit/messages';

/**
 * Says in the language of the story what a fixture has in Chinese: in English where `stories/fixtures/english` has it, else in the words
 * of the sandbox's airline. What has neither, such as a part of a person's name, stays.
 */
export type Said = (text: string) => string;

/** Chinese characters, or the stop that ends a sentence after a link. */
const chinese = /[\p{Script=Han}。]/u;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Says fixtures in English; the table writes a number as `{n}`. */
function inEnglish(english: Readonly<Record<string, string>>): (text: string) => string | undefined {
  const table = new Map(Object.entries(english));
  return (text) => {
    const number = /\d+/.exec(text)?.[0];
    const whole = table.get(text);
    if (whole !== undefined || number === undefined) return whole;
    return table.get(text.replace(number, '{n}'))?.replace('{n}', number);
  };
}

async function saidBy(locale: Locale): Promise<Said> {
  const [{ wordsIn }, { english }] = await Promise.all([
    import('@mapp/sandbox/words'),
    import('../stories/fixtures/english/english.ts'),
  ]);
  const words = wordsIn(locale);
  const others = inEnglish(english);
  const parts = [...words.keys()]
    .filter((text) => chinese.test(text))
    .toSorted((a, b) => b.length - a.length);
  const known = new RegExp(parts.map(escaped).join('|'), 'g');
  return (text) => {
    if (!chinese.test(text)) return text;
    const whole = others(text) ?? words.get(text);
    // Half a sentence in another language would be worse than none.
    if (whole !== undefined || chinese.test(text.replaceAll(known, ''))) return whole ?? text;
    return text.replaceAll(known, (word) => words.get(word) ?? word);
  };
}

const asWritten: Said = (text) => text;
const ofLocale = new Map<Locale, Promise<Said>>();

/** Words of fixtures in a language, made once. */
export async function saidIn(locale: Locale): Promise<Said> {
  if (locale === 'zh') return asWritten;
  const said = ofLocale.get(locale) ?? saidBy(locale);
  ofLocale.set(locale, said);
  return said;
}

const SaidContext = createContext<Said>(asWritten);

/** Gives the story's words to components of its own, which {@link useSaid} in them reads. */
export const SaidProvider = SaidContext.Provider;

/** The words of the story for a component of its own, within which its texts are not found. */
export const useSaid = (): Said => useContext(SaidContext);

type Say = <Drawn>(drawn: Drawn) => Drawn;
type Draws = (props: object) => ReactNode;

/** A story's own drawing, with all its texts said: as an element of Storybook's it would be drawn after them. */
const Inner = ({ story, context, say }: { story: Draws; context: object; say: Say }) => say(story(context));

const isPlain = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype;

/** Says all texts in what a story draws. What has none keeps its identity, on which effects count. */
export function sayer(said: Said): Say {
  const done = new WeakMap<object, unknown>();
  const entries = (from: Record<string, unknown>): Record<string, unknown> | undefined => {
    const to = Object.entries(from).map(([name, value]) => [name, answers(name, value)] as const);
    return to.some(([name, value]) => value !== from[name]) ? Object.fromEntries(to) : undefined;
  };
  /** A prop that answers with names is a table of them. */
  const answers = (name: string, value: unknown): unknown => {
    if (typeof value !== 'function' || !/^names?Of$/.test(name)) return say(value);
    const known = done.get(value) ?? ((...asked: unknown[]) => say(Reflect.apply(value, undefined, asked)));
    done.set(value, known);
    return known;
  };
  const saidOf = (value: object): unknown => {
    if (Array.isArray(value)) {
      const items = value.map(say);
      return items.some((item, at) => item !== value[at]) ? items : value;
    }
    if (isValidElement<Record<string, unknown>>(value)) {
      if ('canvasElement' in value.props)
        return createElement(Inner, { story: value.type as Draws, context: value.props, say: say as Say });
      const props = entries(value.props);
      if (!props) return value;
      // One by one, as they are written: in an array of its own each would need a key.
      const { children } = props;
      return Array.isArray(children)
        ? cloneElement(value, props, ...(children as ReactNode[]))
        : cloneElement(value, props);
    }
    return isPlain(value) ? (entries(value) ?? value) : value;
  };
  function say(value: unknown): unknown {
    if (typeof value === 'string') return said(value);
    if (typeof value !== 'object' || value === null) return value;
    if (!done.has(value)) {
      done.set(value, value);
      done.set(value, saidOf(value));
    }
    return done.get(value);
  }
  return say as Say;
}
