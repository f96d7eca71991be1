import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import type { MiddlewareHandler } from 'hono'

export const svgType = 'image/svg+xml'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': svgType,
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
}

/** A file with the compressed twins that the build made. */
interface StaticFile {
  type: string
  raw: Buffer
  br?: Buffer | undefined
  gz?: Buffer | undefined
}

const twin = (path: string): Buffer | undefined => {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

export type StaticFolder = ReadonlyMap<string, StaticFile>

/** All files of a folder by address. */
export function readFolder(root: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const path = join(root, name)
    if (!statSync(path).isFile() || /\.(br|gz)$/.test(name) || name.startsWith('.vite')) continue
    files.set(`/${relative(root, path).replaceAll('\\', '/')}`, {
      type: types[extname(path)] ?? 'application/octet-stream',
      raw: readFileSync(path),
      br: twin(`${path}.br`),
      gz: twin(`${path}.gz`),
    })
  }
  return files
}

/**
 * Files of a client build under an address prefix, with the brotli and gzip twins made by the build.
 * Hashed files are immutable for a year; a missing one answers 404 and is never stored.
 */
export function staticFiles(files: StaticFolder, prefix = ''): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    if (!c.req.path.startsWith(prefix)) return next()
    const path = c.req.path.slice(prefix.length)
    const file = files.get(path)
    if (!file) return path.startsWith('/assets/') ? c.text('not found', 404, { 'cache-control': 'no-store' }) : next()
    const accepts = c.req.header('accept-encoding') ?? ''
    const [body, encoding] =
      file.br && /\bbr\b/.test(accepts)
        ? [file.br, 'br']
        : file.gz && /\bgzip\b/.test(accepts)
          ? [file.gz, 'gzip']
          : [file.raw, '']
    return c.body(new Uint8Array(body), 200, {
      'content-type': file.type,
      'content-length': String(body.length),
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
  }
}
