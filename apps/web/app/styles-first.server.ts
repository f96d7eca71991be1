import type { Writable } from 'node:stream'

type StyleSheet = (address: string) => string | undefined

const marker = Buffer.from('<script id="texts"')
const preloads = /<link rel="modulepreload"[^>]*>/g

const sheets = /<link( nonce="[^"]*")? rel="stylesheet" href="([^"#]+)[^>]*>/g

/** The shell with the preloads of its scripts behind its content. */
function reordered(shell: string): string {
  const scripts = shell.match(preloads) ?? []
  return shell.replace(preloads, '') + scripts.join('')
}

/**
 * A link that loads nothing. React Router marks some addresses with an empty fragment; a chunk that comes later looks for the
 * address without it before it asks for the sheet.
 */
function asleep(link: string): string {
  const still = link.replace('<link', '<link disabled="" media="not all"')
  return link.includes('#"') ? still + still.replace('#"', '"') : still
}

/**
 * The shell with style sheets inside. Their links stay for React, which hydrates them. A disabled link loads nothing, but
 * Chromium's preload scanner does not know this; of media it does.
 */
function inlined(shell: string, styleSheet: StyleSheet): string {
  return shell.replace(sheets, (link: string, nonce = '', href = '') => {
    const css = styleSheet(href)
    if (css === undefined || css.includes('</')) return link
    return `<style${nonce}>${css}</style>${asleep(link)}`
  })
}

/**
 * Orders a page for its first paint.
 *
 * The preloads of scripts move from the head to where the scripts stand: React puts them before the style sheets, where they
 * take the line from what the first paint waits for. Style sheets that `styleSheet` knows are written into the page, which
 * saves a round trip.
 *
 * What is written is held until the first script; React writes the shell in one go, so this costs no time. It is done on the
 * stream itself and not in one before it: React flushes the stream that it writes to, which keeps compressed pages streaming.
 */
export function stylesFirst<S extends Writable>(stream: S, styleSheet: StyleSheet): S {
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
    const shell = inlined(reordered(held.toString('utf8', 0, at)), styleSheet)
    return passOn(Buffer.concat([Buffer.from(shell), held.subarray(at)]))
  }
  stream.end = () => {
    passOn(held)
    return stream.end()
  }
  return stream
}
