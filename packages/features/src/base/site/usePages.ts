import type { CallError } from '@shulei/client/call-error.ts'
import { keyOf, useSend } from '@shulei/client/hooks.ts'
import type { Sent } from '@shulei/client/send.ts'
import type { AnyCall, Args, Data } from '@shulei/contract/call.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import useSWRInfinite, { type SWRInfiniteConfiguration, unstable_serialize } from 'swr/infinite'

/** An answer with the cursor of the next page. */
interface Paged {
  next: number | null
}

/** A list that is read in pages, each from the cursor of the previous one. */
export interface PagedRead<C extends AnyCall> {
  ref: Ref<C>
  /** Arguments for the page of rows older than `before`; without it the first page. */
  argsOf: (before?: number) => Args<C>
}

/** Cache key of a list with its first page, for SWR's `fallback`: the value is an array of pages. */
export const pagesKeyOf = <C extends AnyCall>({ ref, argsOf }: PagedRead<C>): string =>
  unstable_serialize(() => keyOf(ref, argsOf()))

/** Reads a list page by page. */
export function usePages<C extends AnyCall>(
  { ref, argsOf }: PagedRead<C>,
  config?: SWRInfiniteConfiguration<Data<C>, CallError>,
) {
  const send = useSend()
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<Data<C>, CallError>(
    (_, previous: (Data<C> & Paged) | null) =>
      previous?.next === null ? null : keyOf(ref, argsOf(previous?.next ?? undefined)),
    (address: string) => {
      const before = new URLSearchParams(address.split('?')[1]).get('before')
      return send(ref, argsOf(before === null ? undefined : Number(before)) as Sent<C>)
    },
    // the client retries by the specification's rules; rows do not move between pages, so earlier pages are kept
    { shouldRetryOnError: false, revalidateFirstPage: false, ...config },
  )
  const last = data?.at(-1) as Paged | undefined
  return {
    /** The loaded pages; undefined while the first one is loading. */
    pages: data,
    error,
    hasMore: last !== undefined && last.next !== null,
    isLoadingMore: isValidating && data !== undefined && size > data.length,
    loadMore: () => void setSize((data?.length ?? 0) + 1),
    /** Reads all pages again, and retries a failed one. */
    refresh: () => void mutate(),
    /** Replaces the loaded pages without a request. */
    change(make: (pages: Data<C>[]) => Data<C>[]) {
      mutate((known) => known && make(known), { revalidate: false }).catch(() => {
        // ignores an answer that arrives after the page and its cache are gone
      })
    },
  }
}
