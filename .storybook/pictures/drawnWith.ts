import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pictureFlags } from '../../scripts/chromium.mjs'

const installed = (name: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../node_modules', name, 'package.json'), 'utf8')).version

/** Describes the parts of the environment that affect pictures: the browser, its flags, and the font of the stories. */
export function drawnWith(): string {
  const flags = createHash('sha256').update(pictureFlags.join(' ')).digest('hex').slice(0, 8)
  const font = '@fontsource-variable/noto-sans-sc'
  return `chromium ${installed('@sparticuz/chromium')}, noto-sans-sc ${installed(font)}, flags ${flags}`
}
