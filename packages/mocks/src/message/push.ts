import { pushPath } from '@shulei/contract/message/push.ts'
import { HttpResponse, http, type RequestHandler } from 'msw'

/** The stream of what is unread: open, and silent. */
export const pushHandler: RequestHandler = http.get(
  `*${pushPath}`,
  () => new HttpResponse(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
)
