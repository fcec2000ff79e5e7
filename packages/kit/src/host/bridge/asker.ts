import { firstAnswer } from './first-answer.ts';
import {
  meaningOf,
  patience,
  readAnswer,
  type Answered,
  type Ask,
  type Asked,
  type Message,
} from './messages.ts';

/** Takes one message to the host; false when it cannot. */
export type Line = (message: Message) => boolean;

/** Outcome of a question. */
interface Heard<Name extends Ask> {
  /** There was a line, and it took the message. */
  readonly sent: boolean;
  /** Undefined when none came in time. */
  readonly answer: Answered[Name] | undefined;
}

/** Asks a host by messages, and reads what it answers. */
export interface Asker {
  readonly ask: <Name extends Ask>(action: Name, detail: Asked[Name]) => Promise<Heard<Name>>;
  /** A text that came from the host. Only the first fitting answer to an open question has an effect. */
  readonly receive: (text: unknown) => void;
}

/** Nobody guesses it, and none comes twice. */
const newId = (window: Window): string =>
  [...window.crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

/**
 * Questions and their answers over one line.
 * @param line waited for; undefined when there is none
 */
export function createAsker(window: Window, line: () => Promise<Line | undefined>): Asker {
  const open = new Map<string, (answer: unknown) => boolean>();

  return {
    async ask<Name extends Ask>(action: Name, detail: Asked[Name]) {
      const send = await line();
      const id = newId(window);
      let sent = false;
      const answer = await firstAnswer<Answered[Name] | undefined>(window, patience[action], (give) => {
        open.set(id, (given) => {
          const meaning = meaningOf(action, given);
          if (meaning !== undefined) give(meaning);
          return meaning !== undefined;
        });
        sent = send?.({ id, action, detail }) ?? false;
        if (!sent) give(undefined);
      });
      open.delete(id);
      return { sent, answer };
    },
    receive(text) {
      const given = readAnswer(text);
      if (given && open.get(given.id)?.(given.answer)) open.delete(given.id);
    },
  };
}
