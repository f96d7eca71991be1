import { refs } from '@shulei/contract/refs.ts'
import { data } from 'react-router'
import type { PageRequest } from '../../context.ts'
import { serverI18n } from '../../i18n/server.ts'
import { callOrThrow } from '../../shell/loader.server.ts'
import { pathId } from '../../shell/path-id.server.ts'

/**
 * The id of a notice in an address. What is no id is an unknown page, but not to a visitor: notices are for signed-in people,
 * so a visitor is asked to sign in whatever the address says, as on every other page of the tree.
 */
export async function noticeId({ send, language }: PageRequest, text: string): Promise<number> {
  try {
    return pathId(text, language)
  } catch (unknownPage) {
    if (await callOrThrow(send(refs.currentUser, {}))) throw unknownPage
    throw data({ message: serverI18n(language).getFixedT(null, 'error')('loginFirst') }, { status: 401 })
  }
}
