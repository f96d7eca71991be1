import { refs } from '@shulei/contract/refs.ts'
import { profileTarget } from '@shulei/domain/profile/target.ts'
import { data, type RouterContextProvider, replace } from 'react-router'
import { pageRequest } from '../../context.ts'
import { serverI18n } from '../../i18n/server.ts'
import { callOrThrow } from '../../shell/loader.server.ts'

interface AliasArgs {
  context: Readonly<RouterContextProvider>
  params: { id?: string | undefined }
}

/** Leads to a page of `/user/:id`; without an id to the reader's own. A visitor gets the 401 page, what is no id the 404 page. */
export async function redirectToOwn({ context, params }: AliasArgs, page: 'profile' | 'setting'): Promise<never> {
  const { send, language } = context.get(pageRequest)
  const reader = await callOrThrow(send(refs.currentUser, {}))
  const target = profileTarget(params.id, reader?.id ?? null)
  const t = serverI18n(language).getFixedT(null, 'error')
  if (target.kind === 'login') throw data({ message: t('loginFirst') }, { status: 401 })
  if (target.kind === 'missing')
    throw data({ message: t('userNotExist', { id: params.id?.slice(0, 40) }) }, { status: 404 })
  throw replace(`/user/${target.id}/${page}`)
}
