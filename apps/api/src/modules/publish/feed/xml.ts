import { escaped } from '@shulei/domain/base/markup/escape.ts'

/** Text as XML, without the control characters that XML cannot hold. */
export const xmlText = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML forbids
  escaped(text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))

/** An element with text; attributes are escaped too. */
export function element(name: string, text: string, attributes: Readonly<Record<string, string>> = {}): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`)
  return text === '' ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${text}</${name}>`
}
