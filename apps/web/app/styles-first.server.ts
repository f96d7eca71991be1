import type { Writable } from 'node:stream'

const marker = Buffer.from('<script id="texts"')
const preloads = /<link rel="modulepreload"[^>]*>/g

/** The shell with the preloads of its scripts behind its content. */
function reordered(shell: string): string {
  const scripts = shell.match(preloads) ?? []
  return shell.replace(preloads, '') + scripts.join('')
}

/**
 * Moves the preloads of scripts from the head to where the scripts stand. React puts them before the style sheets, where they
 * take the line from what the first paint waits for.
 *
 * What is written is held until the first script; React writes the shell in one go, so this costs no time. It is done on the
 * stream itself and not in one before it: React flushes the stream that it writes to, which keeps compressed pages streaming.
 */
export function stylesFirst<S extends Writable>(stream: S): S {
  let held = Buffer.alloc(0)
  const passOn = (chunk: Buffer) => {
    // the methods of the class again
    Reflect.deleteProperty(stream, 'write')
    Reflect.deleteProperty(stream, 'end')
    return stream.write(chunk)
  }
  stream.write = (chunk: Uint8Array | string) => {
    // React writes long texts as they are
    held = Buffer.concat([held, typeof chunk === 'string' ? Buffer.from(chunk) : chunk])
    const at = held.indexOf(marker)
    if (at < 0) return true
    return passOn(Buffer.concat([Buffer.from(reordered(held.toString('utf8', 0, at))), held.subarray(at)]))
  }
  stream.end = () => {
    passOn(held)
    return stream.end()
  }
  return stream
}
