import type { ReactNode } from 'react';
import type { FormError } from '../../primitives/field/ErrorSummary.tsx';
import type { RootProps } from '../../primitives/root-props.ts';

/** Attributes that every public form takes. */
export interface FormRootProps extends RootProps<HTMLFormElement> {
  /** The id of the form element, for a submit button that is elsewhere, as in a bar: `<Button type="submit" form={id}>`. */
  id?: string | undefined;
  /** Content above the fields, such as why they are asked for. */
  intro?: ReactNode;
  /** Content under the fields: notes, refusals of the back end, and the submit button, which says itself that it is `busy`. */
  children?: ReactNode;
}

/** Place of the summary of a form that is one part of a page, with the problems of the page's other parts. */
export interface FormSummary {
  /** The element that the summary is drawn into; null until it is there. */
  place: Element | null;
  /** Problems above the form. */
  before: readonly FormError[];
  /** Problems below its fields. */
  after: readonly FormError[];
}
