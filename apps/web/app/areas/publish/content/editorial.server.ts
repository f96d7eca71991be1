import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { PageSlug } from '@shulei/domain/publish/content/kinds.ts'
import { pageArgs } from '@shulei/features/publish/content/content.ts'
import type { PageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'

/** A page of sections, by itself and by the cache key of its call. */
export async function readEditorial({ send, language }: PageRequest, slug: PageSlug) {
  const args = pageArgs(slug, language)
  const text = await callOrThrow(send(refs.editorialPage, args))
  const answers: Record<string, unknown> = { [keyOf(refs.editorialPage, args)]: text }
  return { text, answers }
}

/** A page of sections and the evaluation tasks beside it, by their cache keys. */
export async function readWithTasks(page: PageRequest, slug: PageSlug) {
  const [{ text, answers }, tasks] = await Promise.all([
    readEditorial(page, slug),
    callOrThrow(page.send(refs.evaluationTasks, {})),
  ])
  return { text, tasks, answers: { ...answers, [keyOf(refs.evaluationTasks, {})]: tasks } }
}
