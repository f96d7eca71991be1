import { refs } from '@shulei/contract/refs.ts'
import * as userAddress from '@shulei/domain/address/user.ts'
import { profileTarget } from '@shulei/domain/people/profile/target.ts'
import { data, type RouterContextProvider, replace } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { serverI18n } from '../../../i18n/server.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'

export interface OwnPageArgs {
  context: Readonly<RouterContextProvider>
  params: { id?: string | undefined }
}

/** The person of an address. A visitor gets the 401 page; anything that is not an id gives the 404 page. */
async function targetOf({ context, params }: OwnPageArgs) {
  const { send, language } = context.get(pageRequest)
  const reader = await callOrThrow(send(refs.currentUser, {}))
  const target = profileTarget(params.id, reader?.id ?? null)
  const t = serverI18n(language).getFixedT(null, 'error')
  if (target.kind === 'login') throw data({ message: t('loginFirst') }, { status: 401 })
  if (target.kind === 'missing')
    throw data({ message: t('userNotExist', { id: params.id?.slice(0, 40) }) }, { status: 404 })
  return target
}

/** Pages of `/user/:id` that only the person with this id may open. */
export type OwnPage = 'profile' | 'setting'

const addressOf = (id: number, page: OwnPage) =>
  page === 'profile' ? userAddress.edit({ id }) : userAddress.setting({ id })

/** Redirects to a page of `/user/:id`; without an id, to the reader's own page. */
export async function redirectToOwn(args: OwnPageArgs, page: OwnPage): Promise<never> {
  const { id } = await targetOf(args)
  throw replace(addressOf(id, page))
}

/** Admits only the person of the address. A dash redirects to the reader's own page; anybody else gets the 403 page. */
export async function openOwn(args: OwnPageArgs, page: OwnPage) {
  const target = await targetOf(args)
  if (target.kind === 'redirect') throw replace(addressOf(target.id, page))
  const request = args.context.get(pageRequest)
  if (!target.isOwn) {
    const t = serverI18n(request.language).getFixedT(null, 'editing')
    throw data({ message: t('notYours') }, { status: 403 })
  }
  return { id: target.id, page: request }
}
