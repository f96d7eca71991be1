import { refs } from '@shulei/contract/refs.ts'
import { previewReaderOf } from '@shulei/domain/people/profile/preview.ts'
import { profileTarget } from '@shulei/domain/people/profile/target.ts'
import type { SiteUser } from '@shulei/features/base/site/site-state.ts'
import { previewSend } from '@shulei/features/people/profile/preview/preview-send.ts'
import { data, type RouterContextProvider, replace } from 'react-router'
import { type PageRequest, pageRequest } from '../../../context.ts'
import { serverI18n } from '../../../i18n/server.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'

/** The reader of the page, requested once for all loaders of a request. */
const readers = new WeakMap<PageRequest, Promise<SiteUser | null>>()

function readerOf(page: PageRequest): Promise<SiteUser | null> {
  const requested = readers.get(page) ?? callOrThrow(page.send(refs.currentUser, {}))
  readers.set(page, requested)
  return requested
}

/** Start of a path whose id stands for the reader: the id is missing, or the dash of `/user/-`. */
const nobody = /^\/(users?)(?:\/-)?(?=\/|$)/

/** The same page of the reader's own profile. */
export function ownAddress(url: string, id: number): string {
  const { pathname, search } = new URL(url)
  return pathname.replace(nobody, `/$1/${id}`) + search
}

/** Shortens a wrong id for the error message that repeats it. */
const shown = (id: string) => (id.length > 40 ? `${id.slice(0, 40)}…` : id)

export interface ProfileLoaderArgs {
  context: Readonly<RouterContextProvider>
  params: { id?: string | undefined }
  url: URL
}

/**
 * The person whose profile an address opens, and the reader. A missing id or a dash redirects to the reader's own profile, or
 * gives a visitor the 401 page. Anything that is not an id gives the 404 page (A§2, Q008 to Q010, Q114). On the reader's own
 * profile `as` names the reader with whose eyes the page is read.
 */
export async function openProfile({ context, params, url }: ProfileLoaderArgs) {
  const page = context.get(pageRequest)
  const reader = await readerOf(page)
  const target = profileTarget(params.id, reader?.id ?? null)
  const t = serverI18n(page.language).getFixedT(null, 'error')
  if (target.kind === 'login' || !reader) throw data({ message: t('loginFirst') }, { status: 401 })
  if (target.kind === 'redirect') throw replace(ownAddress(url.href, target.id))
  if (target.kind === 'missing') {
    throw data({ message: t('userNotExist', { id: shown(target.id) }) }, { status: 404 })
  }
  const as = target.isOwn ? previewReaderOf(url.searchParams.get('as')) : undefined
  return {
    page: as === undefined ? page : { ...page, send: previewSend(page.send, as) },
    id: target.id,
    isOwn: target.isOwn,
    readerId: reader.id,
    search: url.searchParams,
    as,
  }
}
