import addonA11y from '@storybook/addon-a11y';
import { headOf, partsOf, sharesAnId } from './page-signature.ts';
import { readsNewParts } from './plays.ts';

/** Whether `npm test` runs the stories. From the catalogue each story is read: its panel shows what was found. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** Parts of pages that were read in this page of the browser and are well; its stories come one after the other. */
const well = new Set<number>();

interface Accessibility {
  readonly options?: { readonly runOnly?: readonly string[] };
}

/** Rules of good practice are about a page as a whole: they are tried on the story that a file begins with. */
const withoutPractice = (a11y: Accessibility) => ({
  ...a11y,
  options: {
    ...a11y.options,
    runOnly: a11y.options?.runOnly?.filter((rules) => rules !== 'best-practice') ?? [],
  },
});

/** Elements that want their children to be of a certain kind. */
const container = '[role], ul, ol, dl, table, fieldset, label, a, button';

/** An element with what says whether it may stand there. */
const withContainer = (part: Element): Element =>
  part.closest('[aria-hidden="true"]') ?? part.parentElement?.closest(container) ?? part;

/** The elements to read where some parts are new; none of them lies in another. */
function readIn(parts: readonly Element[]): Element[] {
  const wanted = new Set(parts.map(withContainer));
  return [...wanted].filter((part) => {
    for (let above = part.parentElement; above; above = above.parentElement)
      if (wanted.has(above)) return false;
    return true;
  });
}

/** Axe, which in tests reads a page where a part of it is new: parts that differ in their words alone are equally well. */
export function addonAccessibility(): ReturnType<typeof addonA11y> {
  const addon = addonA11y();
  const { afterEach } = addon;
  if (!isTestRun || typeof afterEach !== 'function') return addon;
  return {
    ...addon,
    afterEach: async (context) => {
      const { canvasElement, globals, parameters } = context;
      const { body, documentElement } = canvasElement.ownerDocument;
      const given = parameters['a11y'] as Accessibility;
      const around = JSON.stringify([given, globals['contrast'], innerWidth]) + headOf(documentElement);
      const parts = partsOf(body, around);
      const isFirst = parameters['first'] === true;
      const fresh = [...parts].filter(([key]) => !well.has(key)).map(([, element]) => element);
      const isWhole = isFirst || sharesAnId(body);
      if (!isWhole && fresh.length === 0) return;
      const a11y = isFirst ? given : withoutPractice(given);
      const read = async (more: object) =>
        await afterEach({ ...context, parameters: { ...parameters, a11y: { ...a11y, ...more } } });
      const include = readsNewParts && !isWhole ? readIn(fresh) : [];
      try {
        await read(include.length > 0 ? { context: { include } } : {});
      } catch (reason) {
        // A toast that is new may be gone before axe looks at it.
        if (include.length === 0 || !String(reason).includes('No elements found')) throw reason;
        context.reporting.reports.pop();
        await read({});
      }
      for (const key of parts.keys()) well.add(key);
    },
  };
}
