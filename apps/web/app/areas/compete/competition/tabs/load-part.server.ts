import { keyOf } from '@shulei/client/hooks.ts'
import type { Sent } from '@shulei/client/send.ts'
import type { AnyCall, Args, Data } from '@shulei/contract/call.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import type { RouterContextProvider } from 'react-router'
import { pageRequest } from '../../../../context.ts'
import { callOrThrow } from '../../../../shell/loader.server.ts'
import { competitionIdOf } from './competition-id.server.ts'

interface LoaderArgs {
  context: Readonly<RouterContextProvider>
  params: { id: string }
}

/** Makes a call about the competition in the page's address. Answers its id, and the answer by the cache key of the call. */
export async function loadPart<C extends AnyCall>(
  { context, params }: LoaderArgs,
  ref: Ref<C>,
  argsOf: (id: number) => Args<C>,
): Promise<{ id: number; answers: Record<string, Data<C>> }> {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  const args = argsOf(id)
  return { id, answers: { [keyOf(ref, args)]: await callOrThrow(page.send(ref, args as Sent<C>)) } }
}
