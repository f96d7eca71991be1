import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'

const headersWithin = 10_000
/**
 * An idle connection stays open for longer than proxies keep theirs (nginx and AWS: 60 s), so that the proxy closes it: one that this
 * server closed at the moment of a request would answer it with a reset.
 */
const idleWithin = 75_000
const bodyWithin = 30_000
const uploadWithin = 15 * 60_000
/** Minimum rate of a reader: bytes per `leastWithin` milliseconds. Slower than any real connection. */
const leastBytes = 8_192
const leastWithin = 30_000

/** Forms with files, and parts of resumable uploads. */
const isUpload = (request: IncomingMessage) =>
  /^(multipart\/form-data|application\/offset\+octet-stream)/i.test(request.headers['content-type'] ?? '')

function guardSlowBodies(server: Server): void {
  server.on('request', (request: IncomingMessage) => {
    if (isUpload(request) || request.method === 'GET' || request.method === 'HEAD') return
    const timer = setTimeout(() => {
      if (!request.complete) request.destroy()
    }, bodyWithin)
    timer.unref()
    request.once('close', () => clearTimeout(timer))
  })
}

/** Progress of a socket in sending, bytes: completed writes, and the rest of the current write. */
interface Progress {
  written: number
  left: number
}

const progressOf = (socket: Socket): Progress => ({
  written: socket.bytesWritten - socket.writableLength,
  // only the handle knows how much of the current write is still unsent
  left: (socket as { _handle?: { writeQueueSize?: number } })._handle?.writeQueueSize ?? 0,
})

const taken = (before: Progress, now: Progress): number =>
  now.written > before.written ? now.written - before.written : before.left - now.left

/** Closes sockets whose reader does not read the answer, because each would hold its answer in memory for ever. */
function guardSlowReaders(server: Server): void {
  const waiting = new Map<Socket, Progress | null>()
  server.on('connection', (socket: Socket) => {
    waiting.set(socket, null)
    socket.once('close', () => waiting.delete(socket))
  })
  const timer = setInterval(() => {
    for (const [socket, before] of waiting) {
      const now = socket.writableLength > 0 ? progressOf(socket) : null
      if (before && now && taken(before, now) < leastBytes) socket.destroy()
      else waiting.set(socket, now)
    }
  }, leastWithin)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

const lagEvery = 500

/**
 * Extends the deadline of headers by the time for which this process was too busy to read them. Node compares the clock with the
 * instant of the connection, before it reads what has arrived meanwhile, so that a busy server would refuse requests that came in time.
 */
function forgiveOwnDelay(server: Server): void {
  let late = 0
  let before = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    // a delay counts for a while, because a connection may have waited through several
    late = Math.max(0, late - lagEvery) + Math.max(0, now - before - lagEvery)
    before = now
    server.headersTimeout = headersWithin + late
  }, lagEvery)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

/**
 * An HTTP server with deadlines: 75 s for an idle connection, 10 s for headers, counted from their first byte, 30 s for a body, 15 minutes for an upload. Node's own server waits five
 * minutes for a request, and for ever for a reader.
 */
export function createGuardedServer(): Server {
  // interval at which Node checks the deadline of headers, milliseconds
  const server = createServer({ connectionsCheckingInterval: 2_000 })
  server.keepAliveTimeout = idleWithin
  server.headersTimeout = headersWithin
  forgiveOwnDelay(server)
  server.requestTimeout = uploadWithin
  guardSlowBodies(server)
  guardSlowReaders(server)
  return server
}
