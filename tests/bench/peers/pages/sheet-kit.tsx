/** The sheet of the kit. */
import '@mapp/kit/theme';
import { Button } from '@mapp/kit/primitives/button';
import { Sheet } from '@mapp/kit/primitives/sheet';
import { close, done, offerSheet, options, title } from './sheet.tsx';

offerSheet((open, onOpenChange) => (
  <Sheet
    {...{ open, onOpenChange, title }}
    closeLabel={close}
    actions={<Button onClick={() => onOpenChange(false)}>{done}</Button>}
  >
    {options}
  </Sheet>
));
