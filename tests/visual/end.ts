/**
 * After a run that compares: names what differs, draws it as it was, and writes the page that shows both. `end.ts run` leaves what are
 * many for later; `end.ts [filter …]` draws all, or those whose names have one of the words.
 */
import { resolve } from 'node:path';
import { review } from './folders.ts';
import { differing, drawBefore, findings, writeReview } from './review.ts';

/** So many are drawn without being asked for, within a minute or two. */
const few = 40;

const words = process.argv.slice(2);
const isRun = words[0] === 'run';
const found = findings();
const asked = found.filter(
  ({ name }) => isRun || words.length === 0 || words.some((word) => name.includes(word)),
);
if (found.length === 0) console.log('\nNo picture differs.');
else if (asked.length === 0) {
  console.error(
    `No picture that differs has ${words.join(' or ')} in its name. "npm run visual:review" names them all.`,
  );
  process.exitCode = 2;
} else {
  console.log(`\n${differing(found.length)}:\n${found.map(({ name }) => `  ${name}`).join('\n')}`);
  if (isRun && found.length > few) {
    console.log('\n"npm run visual:review [filter …]" draws them as they were.');
  } else drawBefore(asked);
  writeReview(found);
  console.log(`\nBefore, after and difference: file://${resolve(review, 'index.html')}`);
}
