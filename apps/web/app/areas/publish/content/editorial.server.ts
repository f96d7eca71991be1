import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { PageSlug } from '@shulei/domain/publish/content/kinds.ts'
import { pageArgs } from '@shulei/features/publish/content/content.ts'
import type { PageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'

/** A page of sections for a loader, with the cache key of its call. */
export async function readEditorial({ send, language }: PageRequest, slug: PageSlug) {
  const args = pageArgs(slug, language)
  return { key: keyOf(refs.editorialPage, args), text: await callOrThrow(send(refs.editorialPage, args)) }
}

/** A page of sections and the evaluation tasks beside it, by their cache keys. */
export async function readWithTasks(page: PageRequest, slug: PageSlug) {
  const [{ key, text }, tasks] = await Promise.all([
    readEditorial(page, slug),
    callOrThrow(page.send(refs.evaluationTasks, {})),
  ])
  return { text, tasks, answers: { [key]: text as unknown, [keyOf(refs.evaluationTasks, {})]: tasks as unknown } }
}
