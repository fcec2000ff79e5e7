import { definePreviewAddon } from 'storybook/internal/csf';
import { unansweredBy } from './airline.ts';
import { sweepWords } from './broken-words.ts';
import { digestOf } from './page-signature.ts';
import { readsNewParts } from './plays.ts';
import { sweepNames } from './same-names.ts';
import { hasAsked, loadMessages, until } from './settled.ts';
import { isSwept, sweptIn } from './swept.ts';

/** Pages, and texts where they stand, that were swept in this page of the browser and are well. */
const well = new Set<number>();

const han = /\p{Script=Han}/u;

/**
 * Each Chinese text of a page by a number: its words, whatever the numbers in it, and the classes of the elements around it, which give it
 * its room. Names and codes in letters are the same in each language.
 */
function textsOf(body: HTMLElement): number[] {
  const texts: number[] = [];
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: own } = walker.currentNode as Text;
    const around = [own, own?.parentElement, own?.parentElement?.parentElement];
    const room = around.map((element) => element?.getAttribute('class')).join(' ');
    if (han.test(data)) texts.push(digestOf(`${innerWidth} ${room} ${data.replaceAll(/\d+/g, '0')}`));
  }
  return texts;
}

/** The number in an id is React's own. */
const withoutIds = (page: string): string => page.replaceAll(/_r_\w+?_/g, '_r_');

/**
 * Shows the page of a story that has played in other languages, and sweeps it in each: words are longer there and break, and
 * two names can become one.
 */
export const addonOtherLanguages = () =>
  definePreviewAddon({
    afterEach: async (context) => {
      if (!isSwept(context)) return;
      const { airline, canvasElement, globals, parameters, queries, world } = context;
      const { body, documentElement } = canvasElement.ownerDocument;
      const seen = readsNewParts ? textsOf(body) : [digestOf(withoutIds(body.innerHTML))];
      if (seen.every((each) => well.has(each))) return;
      // A fault that was ordered once would be gone, and with it what the story shows. The tiers above `npm test` ask the airline too.
      const asks =
        !readsNewParts &&
        !airline.requests().some(({ fault }) => fault) &&
        !parameters['latency'] &&
        globals['network'] === 'normal';
      for (const locale of sweptIn) {
        await loadMessages(locale);
        world.spoken.change(locale, asks);
        await until(() => documentElement.lang.startsWith(locale));
        if (asks) await hasAsked(airline, queries);
        try {
          await sweepWords(context);
          sweepNames(context);
        } catch (found) {
          throw new Error(`In ${locale}: ${String(found)}`, { cause: found });
        }
        const lost = unansweredBy(airline);
        if (lost.length > 0) throw new Error(`Nobody answers in ${locale}:\n${lost.join('\n')}`);
      }
      for (const each of seen) well.add(each);
    },
  });
