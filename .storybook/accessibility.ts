import addonA11y from '@storybook/addon-a11y';
import { headOf, partsOf, sharesAnId } from './page-signature.ts';

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
      if (!isFirst && [...parts].every((part) => well.has(part)) && !sharesAnId(body)) return;
      const a11y = isFirst ? given : withoutPractice(given);
      await afterEach({ ...context, parameters: { ...parameters, a11y } });
      for (const part of parts) well.add(part);
    },
  };
}
