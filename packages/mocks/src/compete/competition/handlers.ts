import {
  acceptAgreement,
  acceptProtocol,
  competitionAgreement,
  competitionData,
  competitionFaq,
  competitionList,
  competitionProfile,
  competitionRankings,
  competitionSections,
  logDownload,
  privateVerify,
  saveEntryForm,
  signUp,
} from '@shulei/contract/compete/competition/calls.ts'
import { downloadFile } from '@shulei/contract/data/dataset/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import { normaliseCode } from '@shulei/domain/compete/competition/private-code.ts'
import type { RequestHandler } from 'msw'
import { castCode, competitions } from '../../cast/competitions.ts'
import { competitionDatasetFixture } from '../../data/dataset/competition-dataset.ts'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import {
  agreementFixture,
  competitionListFixture,
  competitionProfileFixture,
  faqFixture,
  ownTeamFixture,
  participatingProfileFixture,
  rankingsFixture,
  sectionsFixture,
} from './fixtures.ts'

const find = (id: number) => {
  const competition = competitions.find((candidate) => candidate.id === id)
  if (!competition) throw new MockRefusal('notFound')
  return competition
}

export const competitionHandlers: RequestHandler[] = [
  mock(competitionList, () => competitionListFixture()),
  mock(competitionProfile, ({ params }) => participatingProfileFixture({}, find(params.id))),
  mock(competitionSections, () => ({ sections: sectionsFixture })),
  mock(competitionFaq, () => ({ faq: faqFixture })),
  mock(competitionAgreement, () => ({ cmptAgreement: agreementFixture })),
  mock(competitionData, ({ params }) => ({ datasets: [competitionDatasetFixture(find(params.id))] })),
  mock(competitionRankings, ({ params, query }) =>
    rankingsFixture({
      competition: find(params.id),
      page: query.page,
      perSize: query.per_size,
      stage: query.stage === 1 ? 1 : 0,
    }),
  ),
  mock(privateVerify, ({ params, body }) => {
    if (normaliseCode(body.code) !== normaliseCode(castCode)) throw new MockRefusal('privateCodeWrong')
    return { id: params.id, isOpen: true as const }
  }),
  mock(signUp, () => ({ signupState: 0 })),
  mock(acceptAgreement, () => ({ signupState: 2 })),
  mock(saveEntryForm, () => ({ signupState: 3, teamId: ownTeamFixture().id })),
  mock(acceptProtocol, () => ({ isAgree: true })),
  mock(logDownload, ({ body }) => ({
    url: `${pathOf(downloadFile, { id: body.datasetId, fileId: body.fileId })}?log=1`,
    logId: 1,
  })),
]

/** The competition for a visitor. */
export const visitorProfile: RequestHandler = mock(competitionProfile, ({ params }) =>
  competitionProfileFixture({}, find(params.id)),
)
