import { inflateSync } from 'node:zlib'

/** The words of a PDF as a reader copies them: the fonts' tables of characters say which text the page has. */
export function wordsOfPdf(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  const streams = [...text.matchAll(/\/Length (\d+)\/Filter\/FlateDecode>>\nstream\n/g)].map(
    ({ index, 0: head, 1: size }) =>
      inflateSync(bytes.subarray(index + head.length, index + head.length + Number(size))).toString('latin1'),
  )
  const fonts = [...text.matchAll(/\/Name\/(\w+)\/FontBBox/g)].map(([, name]) => name)
  const tables = streams
    .filter((one) => one.includes('begincmap'))
    .map(
      (map) =>
        new Map(
          [...map.matchAll(/^<(..)> <([0-9a-f]{4})>$/gm)].map(([, code, unit]) => [
            code,
            String.fromCharCode(Number(`0x${unit}`)),
          ]),
        ),
    )
  return [...(streams.at(-1) ?? '').matchAll(/\/(\w+) \S+ Tf\n.+ Tm\n<(\w+)> Tj/g)]
    .map(([, font, codes = '']) => codes.replace(/../g, (code) => tables[fonts.indexOf(font)]?.get(code) ?? ''))
    .join('\n')
}
