import { Button } from '../../../primitives/button/Button.tsx';

interface WaysOutProps {
  ways: readonly { readonly words: string; readonly href?: string | undefined }[];
  /** Pressed where a way has no address. */
  onAgain?: (() => void) | undefined;
}

/** Buttons of the ways out of a refusal. */
export const WaysOut = ({ ways, onAgain }: WaysOutProps) =>
  ways.map(({ words, href }) =>
    href === undefined ? (
      <Button key={words} variant="outline" size="medium" onClick={onAgain}>
        {words}
      </Button>
    ) : (
      <Button key={words} variant="outline" size="medium" href={href}>
        {words}
      </Button>
    ),
  );
