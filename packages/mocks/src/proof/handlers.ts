import { competitionProof } from '@shulei/contract/proof/calls.ts'
import type { RequestHandler } from 'msw'
import { competitionOf } from '../cast/competitions.ts'
import { mock } from '../mock.ts'
import { proofFixture, publishedProofFixture } from './fixtures.ts'

const over = competitionOf('football-result').id

export const proofHandlers: RequestHandler[] = [
  mock(competitionProof, ({ params }) => (params.id === over ? publishedProofFixture() : proofFixture())),
]
