import { competitionProof } from '@shulei/contract/compete/proof/calls.ts'
import type { RequestHandler } from 'msw'
import { competitionOf } from '../../cast/competitions.ts'
import { mock } from '../../mock.ts'
import { proofFixture, publishedProofFixture } from './fixtures.ts'

const over = competitionOf('football-result').id
const seasonal = ['us-births', 'penguins'].map((slug) => competitionOf(slug).id)

export const proofHandlers: RequestHandler[] = [
  mock(competitionProof, ({ params }) => {
    if (params.id === over) return publishedProofFixture()
    return proofFixture(seasonal.includes(params.id) ? { state: 'seasonal' } : {})
  }),
]
