import { delay, HttpResponse, http, type RequestHandler } from 'msw'

/** The states of the network toolbar. A story pins one with `globals: { network: 'offline' }`. */
export const networkStates: Record<string, RequestHandler[]> = {
  ok: [],
  // A handler without an answer passes the request to the next handler.
  slow: [http.all('/api/*', async () => void (await delay(2000)))],
  offline: [http.all('/api/*', () => HttpResponse.error())],
  failing: [
    http.all('/api/*', () =>
      HttpResponse.json({ status: 500, data: null, errno: 'e500', message: '' }, { status: 500 }),
    ),
  ],
}
