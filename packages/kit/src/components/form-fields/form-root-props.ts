import type { ReactNode } from 'react';
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
