/** Remembers what a pure function has made, the last so many of it. */
export function remember<Given extends readonly unknown[], Made>(
  most: number,
  keyOf: (...given: Given) => string,
  make: (...given: Given) => Made,
): (...given: Given) => Made {
  const known = new Map<string, { readonly made: Made }>();
  return (...given) => {
    const key = keyOf(...given);
    const before = known.get(key);
    if (before) return before.made;
    const made = make(...given);
    const [oldest] = known.size >= most ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    known.set(key, { made });
    return made;
  };
}
