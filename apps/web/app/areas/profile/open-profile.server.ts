import { refs } from '@shulei/contract/refs.ts'
import { profileTarget } from '@shulei/domain/profile/target.ts'
import type { SiteUser } from '@shulei/features/shell/site-state.ts'
import { data, type RouterContextProvider, replace } from 'react-router'
import { type PageRequest, pageRequest } from '../../context.ts'
import { serverI18n } from '../../i18n/server.ts'
import { callOrThrow } from '../../shell/loader.server.ts'

/** Who reads the page, asked once for all loaders of a request. */
const readers = new WeakMap<PageRequest, Promise<SiteUser | null>>()

function readerOf(page: PageRequest): Promise<SiteUser | null> {
  const asked = readers.get(page) ?? callOrThrow(page.send(refs.currentUser, {}))
  readers.set(page, asked)
  return asked
}

/** What stands in an address for the reader: nothing, or the dash of `/user/-`. */
const nobody = /^\/(users?)(?:\/-)?(?=\/|$)/

/** The same page of the reader's own profile. */
export function ownAddress(url: string, id: number): string {
  const { pathname, search } = new URL(url)
  return pathname.replace(nobody, `/$1/${id}`) + search
}

/** As much of a wrong id as a sentence can hold. */
const shown = (id: string) => (id.length > 40 ? `${id.slice(0, 40)}…` : id)

export interface ProfileLoaderArgs {
  context: Readonly<RouterContextProvider>
  params: { id?: string | undefined }
  request: Request
}

/**
 * Whose profile an address opens, and who reads it. A missing id or a dash leads to the reader's own profile, a visitor to the
 * 401 page, what is no id to the 404 page (A§2, Q008 to Q010, Q114).
 */
export async function openProfile({ context, params, request }: ProfileLoaderArgs) {
  const page = context.get(pageRequest)
  const reader = await readerOf(page)
  const target = profileTarget(params.id, reader?.id ?? null)
  const t = serverI18n(page.language).getFixedT(null, 'error')
  if (target.kind === 'login' || !reader) throw data({ message: t('loginFirst') }, { status: 401 })
  if (target.kind === 'redirect') throw replace(ownAddress(request.url, target.id))
  if (target.kind === 'missing') {
    throw data({ message: t('userNotExist', { id: shown(target.id) }) }, { status: 404 })
  }
  return { page, id: target.id, isOwn: target.isOwn, readerId: reader.id, search: new URL(request.url).searchParams }
}
