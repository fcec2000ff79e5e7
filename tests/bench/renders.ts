/** React's work since the last look. */
export interface Renders {
  readonly commits: number;
  /** Function components that rendered. */
  readonly components: number;
}

interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/**
 * Counts commits and rendered components in the page, through the hook that React offers its developer tools; to be installed
 * before React is loaded. Offers `renders` of the window, which gives the counts and begins again.
 */
export function countRenders(): void {
  // Of React's fibers: a function component, a memoised one, and that it did work.
  const [plain, memo, simpleMemo, performedWork] = [0, 14, 15, 1];
  let commits = 0;
  let components = 0;
  const look = (next: Fiber, before: Fiber | null): void => {
    const isComponent = next.tag === plain || next.tag === memo || next.tag === simpleMemo;
    if (isComponent && (next.flags & performedWork) !== 0) components += 1;
    if (next.child === before?.child) return;
    for (let child = next.child; child; child = child.sibling) {
      // A child that was not cloned was not looked at by React either.
      if (before === null || child.alternate !== null) look(child, child.alternate);
    }
  };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => {
      commits += 1;
      look(current, current.alternate);
    },
  };
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: hook,
    renders: (): Renders => {
      const counted = { commits, components };
      commits = 0;
      components = 0;
      return counted;
    },
  });
}
