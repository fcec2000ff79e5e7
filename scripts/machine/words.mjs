/**
 * Ends with one sentence and 2: what was given, in words or in the environment, is not understood.
 * @param {string} sentence
 * @returns {never}
 */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

/**
 * First sentence of an error of `parseArgs`; what follows it is about words that begin with a dash.
 * @param {unknown} reason
 */
export function firstSentence(reason) {
  const [said] = String(reason instanceof Error ? reason.message : reason).split(/\.\s|\.$|\n/);
  return `${said}.`;
}

/**
 * Words of the command line of a command that takes none.
 * @param {string} command as it is called: "npm run openapi"
 */
export function takesNoWords(command) {
  const words = process.argv.slice(2);
  if (words.length > 0) refuse(`${command} takes no words, and was given ${words.join(' ')}.`);
}
