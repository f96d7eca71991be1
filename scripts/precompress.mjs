// After a client build: a brotli and a gzip twin beside every text file, made once at the highest quality.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = resolve(process.argv[2] ?? 'build/client')
const params = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: 11,
}
let files = 0
for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
  const path = join(root, name)
  if (!/\.(js|css|json|svg|html|txt)$/.test(name) || !statSync(path).isFile()) continue
  const body = readFileSync(path)
  if (body.length < 512) continue
  writeFileSync(`${path}.br`, brotliCompressSync(body, { params }))
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
  files += 1
}
process.stdout.write(`precompressed ${files} files\n`)
