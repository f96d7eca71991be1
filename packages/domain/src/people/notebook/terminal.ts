/** Control sequences of terminals: colours, movements of the cursor, titles of windows, links. */
const sequence =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes them
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])|\u009b[0-?]*[ -/]*[@-~]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes them
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** Returns the visible text of a terminal line: each carriage return begins the line anew, as progress bars do. */
function lastOf(line: string): string {
  if (!line.includes('\r')) return line
  return line.split('\r').findLast((part) => part !== '') ?? ''
}

/** The words that a program printed, without colours and other signs for a terminal. */
export const printed = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(sequence, '').split('\n').map(lastOf).join('\n').replace(controls, '')
