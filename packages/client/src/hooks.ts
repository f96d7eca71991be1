import type { AnyCall, Args, Data } from '@shulei/contract/call.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { createContext, useContext } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { CallError } from './call-error.ts'
import { addressOf, createClient, type Send } from './client.ts'

/** The page's client. The site gives one that knows the signed-in person; stories use the plain one. */
export const ClientContext = createContext<Send>(createClient())

export const useSend = (): Send => useContext(ClientContext)

/** The cache key of a call: its address. Loaders use the same one for SWR's `fallback`. */
export const keyOf = <C extends AnyCall>(ref: Ref<C>, args: Args<C>): string =>
  addressOf(ref, args as Parameters<typeof addressOf>[1])

/** Reads a call through SWR. `null` as args means: do not ask yet. */
export function useCall<C extends AnyCall>(
  ref: Ref<C>,
  args: Args<C> | null,
  config?: SWRConfiguration<Data<C>, CallError>,
): SWRResponse<Data<C>, CallError> {
  const send = useSend()
  return useSWR<Data<C>, CallError>(
    args === null ? null : keyOf(ref, args),
    () => send(ref, args as Args<C>),
    // The client retries by the rules of the specification; SWR must not multiply that.
    { shouldRetryOnError: false, ...config },
  )
}
