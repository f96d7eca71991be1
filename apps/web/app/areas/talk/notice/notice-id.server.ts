import { refs } from '@shulei/contract/refs.ts'
import { data } from 'react-router'
import type { PageRequest } from '../../../context.ts'
import { serverI18n } from '../../../i18n/server.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { pathId } from '../../../shell/path-id.server.ts'

/**
 * The notice id of an address. For anything that is not an id a signed-in person gets 404. A visitor gets 401 for every address,
 * as on all pages of notices, so that the answer does not tell which addresses exist.
 */
export async function noticeId({ send, language }: PageRequest, text: string): Promise<number> {
  try {
    return pathId(text, language)
  } catch (unknownPage) {
    if (await callOrThrow(send(refs.currentUser, {}))) throw unknownPage
    throw data({ message: serverI18n(language).getFixedT(null, 'error')('loginFirst') }, { status: 401 })
  }
}
