import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const locales = path.resolve(import.meta.dirname, '../../locales')

/** One hash of all locale files. Their addresses differ by language and name alone, so that no page needs a list of them. */
export const textsHash = globSync('*/*.json', { cwd: locales })
  .sort()
  .reduce((hash, file) => hash.update(file).update(readFileSync(path.join(locales, file))), createHash('sha256'))
  .digest('base64url')
  .slice(0, 8)

/** Name of a built asset: `assets/texts-<hash>/<language>/<name>.json` for a locale file, with a hash of its own for any other. */
export function assetName(originals: readonly string[]): string {
  const [, text] = /(?:^|\/)locales\/([\w-]+\/[\w-]+\.json)$/.exec(originals[0] ?? '') ?? []
  return text ? `assets/texts-${textsHash}/${text}` : 'assets/[name]-[hash][extname]'
}
