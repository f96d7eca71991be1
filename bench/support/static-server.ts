import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** Serves prepared HTML with the site's compression: `page` at every path except the keys of `others`. */
export async function serveStatic(page: string, others: Readonly<Record<string, string>> = {}) {
  const body = gzipSync(page)
  const bodies = new Map(Object.entries(others).map(([path, html]) => [path, gzipSync(html)]))
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
    response.end(bodies.get(request.url ?? '') ?? body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
