import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { guideOrigin } from '@shulei/domain/people/guide/origin.ts'
import { signOnRequest } from '@shulei/sso/context.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { type PageRequest, pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { readerOf } from '../../../shell/settings.server.ts'

type GuideArgs = Pick<LoaderFunctionArgs, 'context'>

/** The checked return target of a guide's address; null when it has none, or one that leads elsewhere. */
export function originOf(page: Pick<PageRequest, 'address'>): string | null {
  const { origin, searchParams } = new URL(page.address)
  return guideOrigin(searchParams.get('origin'), origin)
}

/** The reader and their guide, for a page with a step. `choices` adds the choices of its form. */
export async function readGuidePage({ context }: GuideArgs, { choices = false }: { choices?: boolean } = {}) {
  const page = context.get(pageRequest)
  const { id } = await readerOf(page)
  const [guide, data] = await Promise.all([
    callOrThrow(page.send(refs.guideInfo, {})),
    choices ? callOrThrow(page.send(refs.initData, {})) : undefined,
  ])
  const hasOutbox = context.get(signOnRequest).signOn.outbox() !== null
  return {
    id,
    guide,
    origin: originOf(page),
    outbox: hasOutbox ? `${page.ssoUrl}/outbox` : null,
    now: page.now,
    answers: {
      [keyOf(refs.guideInfo, {})]: guide,
      ...(data ? { [keyOf(refs.initData, {})]: data } : {}),
    } as Record<string, unknown>,
  }
}
