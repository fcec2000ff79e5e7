import { lazy, useState, type ComponentType } from 'react';

/** The code of a part did not come. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
  /** Name of the part. */
  readonly part: string;

  constructor(part: string, cause: unknown) {
    super(`${part}: missing`, { cause });
    this.part = part;
  }
}

/** A part whose code comes when it is first drawn, or before. */
export type Later<Props> = ComponentType<Props> & {
  /** Loads it while there is a network; whether that succeeds is seen when it is drawn. */
  readonly preload: () => void;
};

/**
 * Like `lazy`, but the next drawing asks again for what did not come, where `lazy` would fail for as long as the page lives.
 * It suspends, and throws a `PartMissing`.
 * @param part what it is called
 */
export function lazyWithRetry<Props extends object>(
  part: string,
  load: () => Promise<ComponentType<Props>>,
): Later<Props> {
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        current = ask();
        throw new PartMissing(part, cause);
      }
    });
  let current = ask();
  function Part(props: Props) {
    const [Loaded] = useState(() => current);
    return <Loaded {...props} />;
  }
  return Object.assign(Part, { preload: () => void load().catch(() => undefined) });
}
