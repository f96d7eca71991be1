import type { CDPSession } from 'playwright'

export type Kind = 'html' | 'js' | 'css' | 'json' | 'other'

/** A request that was answered, with its bytes on the wire. */
export interface Transferred {
  /** Path without the query. */
  path: string
  kind: Kind
  bytes: number
}

/** Requests of a page, and bytes on the wire (headers and compressed bodies) by kind. */
export interface Transfer {
  requests: number
  bytes: Partial<Record<Kind, number>>
  files: Transferred[]
}

function kindOf(url: string, type: string): Kind {
  if (type === 'Document') return 'html'
  const [, ending] = /\.(js|css|json)$/.exec(new URL(url).pathname) ?? []
  return (ending as Kind | undefined) ?? 'other'
}

/** Counts from this call on; read the result when the page is quiet. The session needs its network domain enabled. */
export function countTransfer(session: CDPSession): Transfer {
  const known = new Map<string, { path: string; kind: Kind }>()
  const seen: Transfer = { requests: 0, bytes: {}, files: [] }
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    // pictures in a style sheet are no requests
    if (response.url.startsWith('data:')) return
    known.set(requestId, { path: new URL(response.url).pathname, kind: kindOf(response.url, type) })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = known.get(requestId)
    if (!answer) return
    const { path, kind } = answer
    seen.files.push({ path, kind, bytes: encodedDataLength })
    seen.bytes[kind] = (seen.bytes[kind] ?? 0) + encodedDataLength
    seen.requests += 1
  })
  return seen
}

export const allBytes = ({ bytes }: Pick<Transfer, 'bytes'>): number =>
  Object.values(bytes).reduce((sum, one) => sum + one, 0)
