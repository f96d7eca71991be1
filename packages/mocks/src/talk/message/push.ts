import { pushPath } from '@shulei/contract/talk/message/push.ts'
import { HttpResponse, http, type RequestHandler } from 'msw'

/** The stream of unread counts: open, without events. */
export const pushHandler: RequestHandler = http.get(
  `*${pushPath}`,
  () => new HttpResponse(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
)
