export {
  UnreadableEntries,
  type UnreadableEntriesProps,
} from '../../src/components/unreadable-entries/UnreadableEntries.tsx';
