export { SiteSearch, type SiteSearchProps } from '../../src/components/site-search/SiteSearch.tsx';
export type { SearchEntry } from '../../src/components/site-search/SearchResults.tsx';
