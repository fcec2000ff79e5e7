import type { Config } from '@mapp/kit/config';
import type { AppServices } from './app-services.ts';

/** Part of the configuration that the prerendered page shows; it fits a deployment that shows the same. */
export const shownConfig = ({ airlineName, hotline }: Config): string => `${airlineName.zh} ${hotline}`;

/** Whether the page that came ready-made is the one that would be drawn: a guest's Chinese home in a plain browser. */
export function fitsPrerendered(root: HTMLElement, { config, host }: AppServices): boolean {
  const { host: id, channel, proof } = host.environment();
  const shell = document.documentElement.dataset['shell'];
  return (
    root.dataset['prerendered'] === shownConfig(config) &&
    shell !== 'off' &&
    id === 'browser' &&
    !channel &&
    !proof
  );
}
