/**
 * Where the browser listens for what is new (`EventSource`, by the session cookie alone). Not a call: it never ends, so neither
 * client nor mocks have it. At its start and after every change of the inbox it sends the event `unread`, its data the JSON of
 * C007. 401 without a session, 429 above four streams per person; polling (`A§4`) goes on as the fallback.
 */
export const pushPath = '/api/push'

/** The one event of the stream. */
export const pushEvent = 'unread'
