import type { Clock } from './clock.ts';

/** How long a code is not sent again to the same number, whoever asks. Source: decision 16. */
const pauseMs = 60_000;

/** A text message that a real airline would have sent. */
export interface TextMessage {
  /** ISO 8601, by the airline's clock. */
  readonly at: string;
  readonly purpose: string;
  /** With its calling code: `+8613900000010`. */
  readonly to: string;
}

/** Text messages; none is ever sent. */
export interface TextMessages {
  /** Sends a code, unless one for the same purpose went to this number a moment ago: that one still serves. */
  readonly send: (purpose: string, to: string) => void;
  /** Whether one has gone to this number; blanks in it do not count. */
  readonly hasSent: (purpose: string, to: string) => boolean;
  /** Oldest first. */
  readonly sent: () => readonly TextMessage[];
  readonly clear: () => void;
}

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

export function createTextMessages(clock: Clock): TextMessages {
  const messages: TextMessage[] = [];
  return {
    send(purpose, to) {
      const now = clock.now();
      const last = messages.findLast((message) => message.purpose === purpose && message.to === to);
      if (last && now.getTime() - Date.parse(last.at) < pauseMs) return;
      messages.push({ at: now.toISOString(), purpose, to });
    },
    hasSent: (purpose, to) =>
      messages.some((message) => message.purpose === purpose && digitsOf(message.to) === digitsOf(to)),
    sent: () => [...messages],
    clear: () => void messages.splice(0),
  };
}
