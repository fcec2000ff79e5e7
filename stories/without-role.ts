/** Frames, drawings, shapes that are kept from screen readers, marks (`data-part`, `data-state` and their like), and simply everything. */
type WithoutRole = 'iframe' | 'svg' | 'path' | 'circle' | '[aria-hidden="true"]' | `[data-${string}]` | '*';

interface Drawn {
  readonly iframe: HTMLIFrameElement;
  readonly svg: SVGSVGElement;
  readonly path: SVGPathElement;
  readonly circle: SVGCircleElement;
}

/**
 * The parts of a page that neither a role nor words lead to, to be counted or measured. Whatever else is looked for by role and name,
 * label or text, as a person finds it; a lint rule refuses selectors elsewhere.
 */
export const withoutRole = <What extends WithoutRole>(root: ParentNode, what: What) =>
  [...root.querySelectorAll(what)] as (What extends keyof Drawn ? Drawn[What] : HTMLElement)[];
