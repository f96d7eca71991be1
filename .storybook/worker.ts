import { handlers } from '@shulei/mocks/handlers.ts'
import { type SetupWorker, setupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'
import { reportProblem } from './guards/problems.ts'

let worker: Promise<SetupWorker> | undefined

/**
 * The mock API of the page, started once. A docs page with two stories requests it twice, and a second start would break
 * both.
 */
export function mockApi() {
  worker ??= start()
  return worker
}

async function start() {
  // Handlers passed here survive the reset between stories.
  const started = setupWorker(...handlers)
  await started.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return
      const { method, url } = frame.data.request
      const { origin, pathname } = new URL(url)
      if (origin === location.origin && !pathname.startsWith('/api/')) return
      reportProblem(`No mock answers ${method} ${origin === location.origin ? pathname : url}`)
      defaults.error()
    },
  })
  return started
}
