import { handlers } from '@shulei/mocks/handlers.ts'
import { getResponse, HttpHandler, http } from 'msw'
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

/** The mocked calls with the addresses that they answer. `*` begins their path, and `:id` stands for a part of it. */
const calls = handlers.map((handler) => {
  if (!(handler instanceof HttpHandler)) throw new Error(`${handler.info.header} is no call`)
  const { method, path } = handler.info
  const address = String(path).slice(1).replace(/:\w+/g, '[^/]+')
  return { handler, method, address: new RegExp(`^${address}$`) }
})

function answering({ method, url }: Request): HttpHandler[] {
  const { pathname } = new URL(url)
  return calls.flatMap((call) => (call.method === method && call.address.test(pathname) ? [call.handler] : []))
}

/**
 * The calls of the contract as one handler. MSW tries its handlers one after another and reads the cookies of the page anew for each
 * of them; for all calls that took an eighth of a tab's time.
 */
const contract = http.all(
  ({ request }) => answering(request).length > 0,
  ({ request }) => getResponse(answering(request), request),
)

async function start() {
  // Handlers passed here survive the reset between stories.
  const started = setupWorker(contract)
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
