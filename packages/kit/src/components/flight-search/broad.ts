/** Room for the fields in one line, with the button beside them; of the form's own width, in the reader's own letters. */
export const broad = '(min-width: 52em)';
