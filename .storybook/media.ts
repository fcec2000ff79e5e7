/** A media feature as style sheets write it, with what it shall be: `(forced-colors: active)` → `true`. */
export type Features = Readonly<Record<string, boolean>>;

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/** Each query that was changed, as its sheet wrote it. */
const written = new WeakMap<CSSMediaRule, string>();
let changed = false;

function answered(query: string, features: Features): string {
  return Object.entries(features).reduce(
    (text, [feature, holds]) => text.replaceAll(feature, holds ? always : never),
    query,
  );
}

function applyTo(rules: CSSRuleList, features: Features): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText;
      const wanted = answered(query, features);
      if (wanted !== rule.media.mediaText) {
        written.set(rule, query);
        rule.media.mediaText = wanted;
      }
    }
    if (rule instanceof CSSGroupingRule) applyTo(rule.cssRules, features);
  }
}

/** A sheet that is not there yet, or another origin's, has no rules to read. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    return undefined;
  }
}

/** All rules of the page, from within groups too. */
export function* pageRules(rules?: CSSRuleList): Generator<CSSRule> {
  for (const list of rules ? [rules] : [...document.styleSheets].map(rulesOf)) {
    for (const rule of list ?? []) {
      yield rule;
      if (rule instanceof CSSGroupingRule) yield* pageRules(rule.cssRules);
    }
  }
}

/**
 * Lets the page's style sheets read media features as if the system had set them, those that arrive later too. A page cannot
 * change its system; what a browser itself does (paint with the system's colours) is not done here.
 * @param features empty for the system's own
 * @param then what to do each time that sheets were read
 * @returns the end of watching for new sheets; what was changed is undone by the next call
 */
export function pretend(features: Features, then: () => void = () => {}): () => void {
  const asks = Object.keys(features).length > 0;
  const apply = () => {
    for (const sheet of document.styleSheets) {
      const rules = rulesOf(sheet);
      if (rules) applyTo(rules, features);
    }
    then();
  };
  if (asks || changed) apply();
  changed = asks;
  if (!asks) return () => {};
  const watch = new MutationObserver(apply);
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.head.addEventListener('load', apply, true);
  return () => {
    watch.disconnect();
    document.head.removeEventListener('load', apply, true);
  };
}
