/** Which element is meant: a CSS selector, and the words that name it where there are several. */
export interface Target {
  readonly css: string;
  /** Its name; one that is just these words goes before one that contains them. */
  readonly words?: string;
}

/** The first target that the page shows, brought into the middle of it. Runs in the page, so that all engines find alike. */
export function find({ css, words }: Target): HTMLElement | null {
  const tidy = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const namesOf = (element: HTMLElement): string[] => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return [
      element.getAttribute('aria-label'),
      element.textContent,
      ...labels.map(({ textContent }) => textContent),
    ].map(tidy);
  };
  const shown = [...document.querySelectorAll<HTMLElement>(css)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const named = (fits: (name: string) => boolean) => shown.find((element) => namesOf(element).some(fits));
  const found =
    words === undefined
      ? shown[0]
      : (named((name) => name === words) ?? named((name) => name.includes(words)));
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}
