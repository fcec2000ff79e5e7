/** A phone as high as the whole page: what lies half under a sticky bar is too small a target for axe. */
export const tall = {
  parameters: {
    viewport: {
      options: { tall: { name: 'Whole page 390', styles: { width: '390px', height: '2400px' } } },
    },
  },
  globals: { viewport: { value: 'tall', isRotated: false } },
};
