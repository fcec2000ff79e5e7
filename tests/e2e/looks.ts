/** Faults of a page as it is drawn, each as one line. Runs in the page. */
export function wrongAsDrawn(): string[] {
  const wrong: string[] = [];
  const shown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + 1) {
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => shown(element) && element.getBoundingClientRect().right > innerWidth + 1)
      .slice(-3);
    wrong.push(`${scrollWidth} px in a window of ${innerWidth}: ${widest.map(nameOf).join(', ')}`);
  }

  /** Lines of a text reach beyond what cuts them off: the nearest box around it that does, up to the control. */
  for (const control of document.querySelectorAll(
    'button, a[href], [role="tab"], [role="radio"], label, summary',
  )) {
    if (!shown(control)) continue;
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.nodeValue?.trim() || !text.parentElement || !shown(text.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (
        let box: Element | null = text.parentElement;
        box && control.contains(box);
        box = box.parentElement
      ) {
        const { overflowX, overflowY, clipPath, borderInlineStartWidth } = getComputedStyle(box);
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        // Words for screen readers alone.
        if (width <= 1 || clipPath !== 'none') break;
        const isCut = [...range.getClientRects()].some(
          (line) =>
            (overflowX !== 'visible' && (line.left < left - 1 || line.right > right + 1)) ||
            (overflowY !== 'visible' && (line.top < top - 4 || line.bottom > bottom + 4)) ||
            // A button with an outline that its words outgrow.
            (box === control &&
              control.matches('button') &&
              borderInlineStartWidth !== '0px' &&
              (line.left < left - 1 || line.right > right + 1)),
        );
        if (!isCut) continue;
        wrong.push(`cut off in ${nameOf(control)}: ${text.nodeValue.trim().slice(0, 40)}`);
        break;
      }
    }
  }
  return wrong;
}

/** Everything of a part that is drawn by borders, marks and words, without what colours alone would say. Runs in the page. */
export function sameWhenChosen(): string[] {
  const shown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const properties = [
    'appearance',
    'backgroundColor',
    'borderBlockEndColor',
    'borderBlockEndStyle',
    'borderBlockEndWidth',
    'borderBlockStartColor',
    'borderBlockStartStyle',
    'borderBlockStartWidth',
    'borderInlineStartWidth',
    'color',
    'display',
    'fill',
    'fontWeight',
    'opacity',
    'outlineColor',
    'outlineStyle',
    'outlineWidth',
    'stroke',
    'strokeWidth',
    'textDecorationLine',
    'visibility',
  ] as const;
  const own = (element: Element, pseudo?: '::after' | '::before'): string => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && (style.content === 'none' || style.content === 'normal' || style.display === 'none'))
      return '';
    return properties.map((name) => style[name]).join();
  };
  /** Drawing of a control: its own, that of its parts, and what stands before or after it in its label. */
  const drawn = (element: Element): string => {
    const around = element.matches('input')
      ? (element.closest('label') ?? element.parentElement ?? element)
      : element;
    return [around, ...around.querySelectorAll('*')]
      .slice(0, 60)
      .map((part) =>
        part instanceof HTMLInputElement && getComputedStyle(part).appearance === 'auto'
          ? `${own(part)} ${part.checked}`
          : [
              own(part),
              own(part, '::before'),
              own(part, '::after'),
              part.tagName === 'path' ? part.getAttribute('d') : '',
            ].join(),
      )
      .join('|');
  };
  const states = ['aria-checked', 'aria-pressed', 'aria-selected', 'aria-current'] as const;
  const wrong: string[] = [];
  const compare = (chosen: Element, others: readonly Element[]) => {
    if (others.length === 0 || document.activeElement === chosen) return;
    const is = drawn(chosen);
    if (others.some((other) => drawn(other) === is))
      wrong.push(
        `chosen alone by colour: “${(chosen.getAttribute('aria-label') ?? chosen.closest('label')?.textContent ?? chosen.textContent).slice(0, 40)}”`,
      );
  };
  const listOf = (element: Element): Element =>
    element.closest(
      '[role="radiogroup"], [role="tablist"], [role="group"], [role="listbox"], [role="grid"], fieldset, nav, ul, ol',
    ) ?? document.body;
  for (const state of states)
    // A day that is today is not chosen, and a word says it.
    for (const chosen of document.querySelectorAll(
      `[${state}]:not([${state}="false"], [aria-current="date"])`,
    )) {
      if (!shown(chosen)) continue;
      const same = [
        ...listOf(chosen).querySelectorAll(state === 'aria-current' ? chosen.tagName : `[${state}="false"]`),
      ];
      compare(
        chosen,
        same.filter(
          (other) =>
            shown(other) &&
            other !== chosen &&
            !other.hasAttribute('disabled') &&
            !(other.hasAttribute(state) && other.getAttribute(state) !== 'false'),
        ),
      );
    }
  for (const chosen of document.querySelectorAll<HTMLInputElement>('input:checked')) {
    if (!shown(chosen.closest('label') ?? chosen)) continue;
    const same = [
      ...listOf(chosen).querySelectorAll<HTMLInputElement>(`input[type="${chosen.type}"]:not(:checked)`),
    ];
    compare(
      chosen,
      same.filter((other) => !other.disabled && shown(other.closest('label') ?? other)),
    );
  }
  return wrong;
}

/** Whether a ring or a frame shows where the focus is, on the part itself or on what it stands in. Runs in the page. */
export function showsFocus(element: Element): boolean {
  const ringed = (part: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  };
  const parts = [element, ...element.querySelectorAll('*')];
  for (let at = element.parentElement, up = 0; at && up < 3; at = at.parentElement, up += 1)
    parts.push(at, ...at.children);
  return parts.some((part) => ringed(part) || ringed(part, '::before') || ringed(part, '::after'));
}
