import { HttpResponse, http, type RequestHandler } from 'msw'

const at = (path: string) => `*${path.replace(/\{(\w+)\}/g, ':$1')}`

/**
 * Uploads by the tus protocol that take every part.
 *
 * @param path where uploads begin, as in the contract.
 * @param upload id of the upload that begins.
 */
export const partsHandlers = (path: string, upload: string): RequestHandler[] => [
  http.post(at(path), ({ request }) =>
    HttpResponse.text('', {
      status: 201,
      headers: { location: `${new URL(request.url).pathname}/${upload}`, 'upload-offset': '0' },
    }),
  ),
  http.head(at(`${path}/{upload}`), () => HttpResponse.text('', { headers: { 'upload-offset': '0' } })),
  http.patch(at(`${path}/{upload}`), async ({ request }) => {
    const { byteLength } = await request.arrayBuffer()
    const offset = Number(request.headers.get('upload-offset')) + byteLength
    return new HttpResponse(null, { status: 204, headers: { 'upload-offset': String(offset) } })
  }),
  http.delete(at(`${path}/{upload}`), () => new HttpResponse(null, { status: 204 })),
]
