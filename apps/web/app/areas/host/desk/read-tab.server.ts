import { keyOf } from '@shulei/client/hooks.ts'
import type { Sent } from '@shulei/client/send.ts'
import type { AnyCall, Args } from '@shulei/contract/call.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import type { RouterContextProvider } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { pathId } from '../../../shell/path-id.server.ts'

export interface DeskLoaderArgs {
  context: Readonly<RouterContextProvider>
  params: { id: string }
  url: URL
}

/** Reads what a page of a desk shows, by the cache key of its call. */
export async function readTab<C extends AnyCall>(
  { context, params, url }: DeskLoaderArgs,
  ref: Ref<C>,
  argsOf: (id: number, search: URLSearchParams) => Args<C>,
) {
  const page = context.get(pageRequest)
  const id = pathId(params.id, page.language)
  const asked = argsOf(id, url.searchParams)
  const answer = await callOrThrow(page.send(ref, asked as Sent<C>))
  return { id, answer, answers: { [keyOf(ref, asked)]: answer } }
}
