import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { listArgs } from '@shulei/features/publish/microsite/args.ts'
import type { PageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { cardThemes } from '../../../shell/microsite-theme.server.ts'

/** The microsites of a kind by the cache key of their call, and the style sheet of their cards. */
export async function readMicrosites({ send }: PageRequest, kind: 'race' | 'special') {
  const args = listArgs(kind)
  const list = await callOrThrow(send(refs.micrositeList, args))
  return { answers: { [keyOf(refs.micrositeList, args)]: list }, style: { css: cardThemes(list.list) } }
}
