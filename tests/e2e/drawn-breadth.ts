/** Breadth from the first to the last thing that is drawn in the page on show; undefined while none is. */
export function drawnBreadth(): number | undefined {
  const page = [...document.querySelectorAll('main')].find((main) => main.getClientRects().length > 0);
  const drawn = [...(page?.querySelectorAll('*') ?? [])].filter(
    (element) =>
      element.matches('input, select, textarea, button, a, img, svg, iframe') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
  );
  const boxes = drawn.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 1);
  if (boxes.length === 0) return undefined;
  return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
}
