import type { AnyCall, Args, Data } from '@shulei/contract/call.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { createContext, useContext } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr'
import type { CallError } from './call-error.ts'
import { addressOf, createClient } from './client.ts'
import type { Send, Sent } from './send.ts'

/** Client of the page. The site provides one with the signed-in person; stories use the plain one. */
export const ClientContext = createContext<Send>(createClient())

export const useSend = (): Send => useContext(ClientContext)

/** SWR cache key of a call: its address. Loaders use the same key for SWR's `fallback`. */
export const keyOf = <C extends AnyCall>(ref: Ref<C>, args: Args<C>): string =>
  addressOf(ref, args as Parameters<typeof addressOf>[1])

/**
 * The key of the first page alone of a list that SWR reads in pages, by the key of the list; null for another key. With the second page
 * SWR reads the first again, unless it is in the cache under this key too.
 */
export const firstPageKeyOf = (key: string): string | null => /^\$inf\$(.*)$/.exec(key)?.[1] ?? null

/** Reads a call through SWR; `null` as args sends no request. */
export function useCall<C extends AnyCall>(
  ref: Ref<C>,
  args: Args<C> | null,
  config?: SWRConfiguration<Data<C>, CallError>,
): SWRResponse<Data<C>, CallError> {
  const send = useSend()
  const { fallback } = useSWRConfig()
  const key = args === null ? null : keyOf(ref, args)
  const interval = config?.refreshInterval
  return useSWR<Data<C>, CallError>(key, () => send(ref, args as Sent<C>), {
    // The client already retries as the specification says; SWR must not retry on top.
    shouldRetryOnError: false,
    ...config,
    // SWR asks for the interval with the cached answer alone, and after a page load the loader's answer is not cached yet.
    ...(key !== null && typeof interval === 'function'
      ? { refreshInterval: (latest) => interval(latest ?? fallback[key]) }
      : {}),
  })
}
