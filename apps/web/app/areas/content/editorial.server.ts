import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { PageSlug } from '@shulei/domain/content/kinds.ts'
import { pageArgs } from '@shulei/features/content/content.ts'
import type { PageRequest } from '../../context.ts'
import { callOrThrow } from '../../shell/loader.server.ts'

/** A page of sections for a loader, with the cache key of its call. */
export async function readEditorial({ send, language }: PageRequest, slug: PageSlug) {
  const args = pageArgs(slug, language)
  return { key: keyOf(refs.editorialPage, args), text: await callOrThrow(send(refs.editorialPage, args)) }
}
