import tokens from '@mapp/tokens/viewport.json' with { type: 'json' };

const { $type: _type, $description: _what, ...sizes } = tokens.viewport;

/** A page's size by its name in the tokens. */
export type ViewportName = keyof typeof sizes;

/** Width and height of a named page in px. */
export const sizeOf = (name: ViewportName) => ({
  width: sizes[name].width.$value.value,
  height: sizes[name].height.$value.value,
});

export const viewportNames = Object.keys(sizes) as ViewportName[];

const titles: Record<ViewportName, string> = {
  narrow: 'Narrow',
  small: 'Small',
  phone: 'Phone',
  large: 'Large',
  tablet: 'Tablet',
  desktop: 'Desktop',
};

/** Title of a page: `Phone 390`. */
export const titleOf = (name: ViewportName): string => `${titles[name]} ${sizeOf(name).width}`;

/** Choices of the toolbar: each page of the tokens. */
export const viewports = Object.fromEntries(
  viewportNames.map((name) => {
    const { width, height } = sizeOf(name);
    return [name, { name: titleOf(name), styles: { width: `${width}px`, height: `${height}px` } }];
  }),
);
