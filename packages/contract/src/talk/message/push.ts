/**
 * Address of the server-sent events (`EventSource`, authenticated by the session cookie alone). It is not a call, because it
 * never ends, so neither client nor mocks have it. At the start and after every change of the inbox it sends the event
 * `unread` with the JSON of C007. 401 without a session, 429 above four streams per person; polling (`A§4`) remains the
 * fallback.
 */
export const pushPath = '/api/push'

/** The only event of the stream. */
export const pushEvent = 'unread'
