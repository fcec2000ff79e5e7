/** After a run that compares: names what differs, and writes the page that shows it. */
import { resolve } from 'node:path';
import { review, writeReview } from './review.ts';

const names = writeReview();
if (names.length > 0) {
  console.log(`\n${names.length} pictures differ:\n${names.map((name) => `  ${name}`).join('\n')}`);
  console.log(`Before, after and difference: file://${resolve(review, 'index.html')}`);
} else {
  console.log('\nNo picture differs.');
}
