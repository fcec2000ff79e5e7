/** Receiver of a page's messages: not a window, so there is no origin to name. */
export interface Taker<Message> {
  readonly postMessage: (message: Message) => void;
}

/** Hands a host's object a message; answers whether it took it. */
export function tell<Message>(taker: Taker<Message>, message: Message): boolean {
  const post = taker.postMessage.bind(taker);
  try {
    post(message);
    return true;
  } catch {
    return false;
  }
}
