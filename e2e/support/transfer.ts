import type { CDPSession } from 'playwright'

export type Kind = 'html' | 'js' | 'css' | 'json' | 'other'

/** What a page fetched: requests, and bytes on the wire (headers and compressed bodies) by kind. */
export interface Transfer {
  requests: number
  bytes: Partial<Record<Kind, number>>
}

function kindOf(url: string, type: string): Kind {
  if (type === 'Document') return 'html'
  const [, ending] = /\.(js|css|json)$/.exec(new URL(url).pathname) ?? []
  return (ending as Kind | undefined) ?? 'other'
}

/** Counts from now on; read the answer when the page is quiet. The session must have its network domain enabled. */
export function countTransfer(session: CDPSession): Transfer {
  const kinds = new Map<string, Kind>()
  const seen: Transfer = { requests: 0, bytes: {} }
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    kinds.set(requestId, kindOf(response.url, type))
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other'
    seen.bytes[kind] = (seen.bytes[kind] ?? 0) + encodedDataLength
    seen.requests += 1
  })
  return seen
}

export const allBytes = ({ bytes }: Transfer): number => Object.values(bytes).reduce((sum, one) => sum + one, 0)
