import { locales, type Locale } from '@mapp/kit/messages';
import { StartFailed } from '@mapp/kit/screens/shell';

/** The hotline of the start page, which the site takes away. */
const hotline =
  typeof document === 'undefined'
    ? undefined
    : document.getElementById('start')?.querySelector('[href^="tel:"]')?.getAttribute('href')?.slice(4);

const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text);

/** The page's language, which the head's script or the preferences have set. */
const pageLocale = (): Locale => {
  const language = document.documentElement.lang.slice(0, 2);
  return isLocale(language) ? language : 'zh';
};

/** Detail for whoever mends the site: a message of ours, or the kind of the error; never its values. */
const detailOf = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, 200) : 'unknown';

/** The site could not be shown at all. */
export function StartError({ error, part }: { error: unknown; part: 'config' | 'part' }) {
  return (
    <StartFailed
      locale={pageLocale()}
      part={part}
      hotline={hotline ?? ''}
      detail={detailOf(error)}
      onRetry={() => location.reload()}
    />
  );
}
