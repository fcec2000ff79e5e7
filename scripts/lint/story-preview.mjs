/** Where a story takes the preview by its path, which is another one in each folder. */
export const storyPreview = {
  meta: { type: 'suggestion' },
  create: (context) => ({
    ImportDeclaration({ source }) {
      if (/\.storybook\/preview(\.tsx)?$/.test(source.value))
        context.report({ node: source, message: "Import it from '#storybook/preview'." });
    },
  }),
};
