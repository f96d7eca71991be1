/** HTTP requests from a separate process, so that the figures of this process contain only the processor time of answering them. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, createServer, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Number of kept-alive connections. */
const LANES = 4

interface Task {
  port: number
  path: string
  cookie: string
  runs: number
}

async function askAll({ port, path, cookie, runs }: Task): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: LANES })
  const askOnce = async () => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { cookie }, agent }).end()
    const [answer] = await once(asked, 'response')
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
    answer.resume()
    await once(answer, 'end')
  }
  let left = runs
  const lane = async () => {
    while (left-- > 0) await askOnce()
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  agent.destroy()
}

if (process.env.HTTP_LOAD) {
  process.on('message', (task: Task) => void askAll(task).then(() => process.send?.('done')))
}

/** A client in another process for servers of this process. */
export interface HttpLoad {
  /** Starts a server, and answers a function that requests a path the given number of times. */
  serve(listener: RequestListener): Promise<(path: string, cookie: string) => (runs: number) => Promise<void>>
  close(): void
}

export function openHttpLoad(): HttpLoad {
  const child = fork(import.meta.filename, { env: { ...process.env, HTTP_LOAD: '1' } })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('whoever asks has ended')))
  ended.catch(() => {})
  const open: ReturnType<typeof createServer>[] = []
  return {
    async serve(listener) {
      const server = createServer(listener).listen(0, '127.0.0.1')
      open.push(server)
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      return (path, cookie) => async (runs) => {
        child.send({ port, path, cookie, runs } satisfies Task)
        await Promise.race([once(child, 'message'), ended])
      }
    },
    close() {
      child.kill()
      for (const server of open) server.close()
    },
  }
}
