import { createHash } from 'node:crypto'

/** Sends a request as one person, with paths of this server. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

const base64 = (text: string) => Buffer.from(text).toString('base64')

export const digestOf = (algorithm: 'sha256' | 'sha1', bytes: string | Buffer) =>
  createHash(algorithm).update(bytes).digest('base64')

/** Begins the upload of a file; headers of `more` win. */
export const beginUpload = (
  ask: Ask,
  { datasetId, name, length }: { datasetId: number; name: string; length: number },
  more: Record<string, string> = {},
) =>
  ask(`/api/site/datasets/${datasetId}/uploads`, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(length),
      'upload-metadata': `filename ${base64(name)},modified ${base64('1700000000000')}`,
      ...more,
    },
  })

/** Sends bytes from an offset on; headers of `more` win. */
export const sendPart = (
  ask: Ask,
  address: string,
  { offset, body }: { offset: number; body: BodyInit | Buffer },
  more: Record<string, string> = {},
) =>
  ask(address, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      ...more,
    },
    body: body as BodyInit,
    ...({ duplex: 'half' } as object),
  })

/** Asks for the stored bytes of an upload. */
export const askOffset = (ask: Ask, address: string) =>
  ask(address, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })

/** Uploads a whole file in one part. */
export async function uploadFile(ask: Ask, datasetId: number, name: string, content: string | Buffer): Promise<void> {
  const body = Buffer.from(content)
  const begun = await beginUpload(ask, { datasetId, name, length: body.length })
  const address = begun.headers.get('location')
  if (begun.status !== 201 || !address) throw new Error(`the upload was answered ${begun.status}`)
  const sent = await sendPart(ask, address, { offset: 0, body })
  if (sent.status !== 204) throw new Error(`the part was answered ${sent.status}`)
}

/** A body of which the first bytes arrive before the connection is cut. */
export function cutAfter(bytes: Buffer): ReadableStream<Uint8Array> {
  let isSent = false
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new Error('the connection was cut'))
      else controller.enqueue(new Uint8Array(bytes))
      isSent = true
    },
  })
}
