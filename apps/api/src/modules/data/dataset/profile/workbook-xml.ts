import type { Readable } from 'node:stream'
import { Parser } from 'htmlparser2'

export type Attributes = Readonly<Record<string, string>>

/** Elements of an XML text, by their names without a prefix. Entities of a DTD are not read, so that they stay as they are written. */
export interface XmlSink {
  open?(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads an XML text to its end. `rest` is awaited after each chunk. */
export async function readXml(stream: Readable, sink: XmlSink, rest?: () => Promise<void> | undefined): Promise<void> {
  let failure: unknown = null
  const guarded =
    <Args extends unknown[]>(call: ((...args: Args) => void) | undefined) =>
    (...args: Args) => {
      if (failure !== null) return
      try {
        call?.(...args)
      } catch (error) {
        failure = error
      }
    }
  const open = guarded(sink.open)
  const close = guarded(sink.close)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open(local(name), attributes),
      ontext: guarded(sink.text),
      onclosetag: (name) => close(local(name)),
      onerror: (error) => {
        failure = error
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  const decoder = new TextDecoder()
  let isStart = true
  for await (const chunk of stream) {
    const bytes = chunk as Buffer
    if (isStart && (bytes[0] === 0xff || bytes[0] === 0xfe)) throw new Error('UTF-16 in a workbook')
    isStart = false
    parser.write(decoder.decode(bytes, { stream: true }))
    if (failure !== null) throw failure
    const wait = rest?.()
    if (wait) await wait
  }
  parser.end()
  if (failure !== null) throw failure
}
