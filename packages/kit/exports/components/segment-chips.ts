export {
  SegmentChips,
  type ChipSegment,
  type SegmentChipsProps,
} from '../../src/components/segment-chips/SegmentChips.tsx';
