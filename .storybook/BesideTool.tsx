import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { besideAddress } from './beside-address.ts';

/** The way from a story to the same story in all languages side by side; the other ways are on that page. */
export function BesideTool() {
  const { storyId } = useStorybookState();
  const api = useStorybookApi();
  // The manager is bundled without a JSX runtime of its own.
  return createElement(
    Button,
    {
      asChild: true,
      padding: 'small',
      variant: 'ghost',
      ariaLabel: 'All languages side by side',
    },
    createElement(
      'a',
      { href: besideAddress(storyId, 'languages', api.getQueryParam('globals')) },
      'Side by side',
    ),
  );
}
