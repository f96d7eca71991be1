import { refs } from '@shulei/contract/refs.ts'
import { slugs } from '../../seed/calendar.ts'
import { readContent } from '../../seed/content.ts'
import type { TestApi } from '../harness.ts'

/** The competitions of the built-in content, as their folders say. */
export const contents = slugs.map(readContent)

export const listOf = (api: TestApi, query: { cmptStatus?: number } = {}) =>
  api.send(refs.competitionList, { query: { per_page: 50, ...query } })

export const profileOf = (api: TestApi, id: number) => api.send(refs.competitionProfile, { params: { id }, query: {} })
