import type { IncomingMessage, Server } from 'node:http'

const headersWithin = 10_000
const bodyWithin = 30_000
const uploadWithin = 15 * 60_000

const isUpload = (request: IncomingMessage) => request.method === 'POST' && /\/uploads(\?|$)/.test(request.url ?? '')

/** Node waits five minutes for a request by default. Headers get 10 s, a body 30 s, an upload as long as a slow line needs. */
export function guardSlowRequests(server: Server) {
  server.headersTimeout = headersWithin
  server.requestTimeout = uploadWithin
  server.on('request', (request: IncomingMessage) => {
    if (isUpload(request) || request.method === 'GET' || request.method === 'HEAD') return
    const timer = setTimeout(() => {
      if (!request.complete) request.destroy()
    }, bodyWithin)
    timer.unref()
    request.once('close', () => clearTimeout(timer))
  })
}
