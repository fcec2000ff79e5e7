/** @jsxRuntime classic */
/** @jsx createElement */
// The manager brings a React of its own, which knows no runtime for JSX.
// oxlint-disable-next-line no-unused-vars -- JSX is made by it.
import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { besideAddress } from './beside-address.ts';

const label = 'All languages side by side';

/** The way from a story to the same story in all languages side by side; the other ways are on that page. */
export function BesideTool() {
  const { storyId } = useStorybookState();
  const api = useStorybookApi();
  return (
    <Button asChild padding="small" variant="ghost" ariaLabel={label}>
      <a aria-label={label} href={besideAddress(storyId, 'languages', api.getQueryParam('globals'))}>
        <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M.5 1.5h5v11h-5zM8.5 1.5h5v11h-5z" />
        </svg>
      </a>
    </Button>
  );
}
