import { cloneElement, createElement, isValidElement, type ReactNode } from 'react';
import type { Locale } from '@mapp/kit/messages';

/** Says in the language of the story what a fixture has in Chinese; what the airline has no words for, such as a person's name, stays. */
export type Said = (text: string) => string;

const han = /\p{Script=Han}/u;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

async function saidBy(locale: Locale): Promise<Said> {
  const { wordsIn } = await import('@mapp/sandbox/words');
  const words = wordsIn(locale);
  const chinese = [...words.keys()].filter((text) => han.test(text)).toSorted((a, b) => b.length - a.length);
  const known = new RegExp(chinese.map(escaped).join('|'), 'g');
  return (text) => {
    if (!han.test(text)) return text;
    const whole = words.get(text);
    // Half a sentence in another language would be worse than none.
    if (whole !== undefined || han.test(text.replaceAll(known, ''))) return whole ?? text;
    return text.replaceAll(known, (word) => words.get(word) ?? word);
  };
}

const asWritten: Said = (text) => text;
const ofLocale = new Map<Locale, Promise<Said>>();

/** The words of the sandbox's airline in a language, made once. */
export async function saidIn(locale: Locale): Promise<Said> {
  if (locale === 'zh') return asWritten;
  const said = ofLocale.get(locale) ?? saidBy(locale);
  ofLocale.set(locale, said);
  return said;
}

type Say = (drawn: ReactNode) => ReactNode;
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
      return props ? cloneElement(value, props) : value;
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
