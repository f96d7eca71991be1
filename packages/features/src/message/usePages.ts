import type { CallError } from '@shulei/client/call-error.ts'
import { keyOf, useSend } from '@shulei/client/hooks.ts'
import type { AnyCall, Args, Data } from '@shulei/contract/call.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import useSWRInfinite, { type SWRInfiniteConfiguration, unstable_serialize } from 'swr/infinite'

/** An answer that says where the next page begins. */
interface Paged {
  next: number | null
}

/** A list that is read in pages, each from the last row of the one before. */
export interface PagedRead<C extends AnyCall> {
  ref: Ref<C>
  /** The call's args for the page of rows older than `before`; without it the first page. */
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
      return send(ref, argsOf(before === null ? undefined : Number(before)))
    },
    // the client retries by the rules of the specification; rows do not move between pages, so earlier ones stay as they are
    { shouldRetryOnError: false, revalidateFirstPage: false, ...config },
  )
  const last = data?.at(-1) as Paged | undefined
  return {
    /** The pages so far; undefined while the first one is on its way. */
    pages: data,
    error,
    hasMore: last !== undefined && last.next !== null,
    isLoadingMore: isValidating && data !== undefined && size > data.length,
    loadMore: () => void setSize((data?.length ?? 0) + 1),
    /** Asks for all pages again, and for the one that failed. */
    refresh: () => void mutate(),
    /** Puts other pages in the place of the known ones, without asking. */
    change(make: (pages: Data<C>[]) => Data<C>[]) {
      mutate((known) => known && make(known), { revalidate: false }).catch(() => {
        // an answer that comes after its page has gone, with its cache
      })
    },
  }
}
