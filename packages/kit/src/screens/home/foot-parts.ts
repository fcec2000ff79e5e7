/** Parts that come into sight further down, as one chunk. */
export { NoticesSection, type NoticesSectionProps } from './NoticesSection.tsx';
export { OffersSection } from './OffersSection.tsx';
