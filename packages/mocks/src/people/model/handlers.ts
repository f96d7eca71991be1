import { competitionModels } from '@shulei/contract/people/model/calls.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../../mock.ts'
import { modelsFixture } from './fixtures.ts'

export const modelHandlers: RequestHandler[] = [
  mock(competitionModels, ({ query: { search, sort } }) => {
    const { list } = modelsFixture()
    const found = list.filter(({ description, team, author }) =>
      [description, team.name, author.name].some((text) => text.toLowerCase().includes(search.toLowerCase())),
    )
    const sorted = sort === 'newest' ? found.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)) : found
    return modelsFixture({ list: sorted, total: sorted.length })
  }),
]
