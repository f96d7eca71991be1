import type { RequestHandler } from 'msw'
import { accountHandlers } from './account/handlers.ts'
import { appealHandlers } from './appeal/handlers.ts'
import { articleHandlers } from './article/handlers.ts'
import { cardHandlers } from './card/handlers.ts'
import { certificateHandlers } from './certificate/handlers.ts'
import { competitionHandlers } from './competition/handlers.ts'
import { contentHandlers } from './content/handlers.ts'
import { datasetEditHandlers } from './dataset/edit-handlers.ts'
import { datasetHandlers } from './dataset/handlers.ts'
import { discussionHandlers } from './discussion/handlers.ts'
import { followHandlers } from './follow/handlers.ts'
import { guideHandlers } from './guide/handlers.ts'
import { identityHandlers } from './identity/handlers.ts'
import { invitationHandlers } from './invitation/handlers.ts'
import { messageHandlers } from './message/handlers.ts'
import { micrositeHandlers } from './microsite/handlers.ts'
import { modelHandlers } from './model/handlers.ts'
import { notebookHandlers } from './notebook/handlers.ts'
import { noticeHandlers } from './notice/handlers.ts'
import { accomplishmentHandlers } from './profile/accomplishment-handlers.ts'
import { profileEditHandlers } from './profile/edit-handlers.ts'
import { profileListHandlers } from './profile/edit-list-handlers.ts'
import { profileHandlers } from './profile/handlers.ts'
import { privacyHandlers } from './profile/privacy-handlers.ts'
import { proofHandlers } from './proof/handlers.ts'
import { rankingHandlers } from './ranking/handlers.ts'
import { reviewHandlers } from './review/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import { sessionHandlers } from './session/handlers.ts'
import { shellHandlers } from './shell/handlers.ts'
import { sourceCodeHandlers } from './source-code/handlers.ts'
import { studioHandlers } from './studio/handlers.ts'
import { submissionHandlers } from './submission/handlers.ts'
import { teamHandlers } from './team/handlers.ts'
import { timeMachineHandlers } from './time-machine/handlers.ts'
import { uploadHandlers } from './upload/handlers.ts'

/** The mock API of stories: one handler for every JSON call of the contract. Files and the visit picture have none. */
export const handlers: RequestHandler[] = [
  ...sessionHandlers,
  ...accountHandlers,
  ...identityHandlers,
  ...guideHandlers,
  ...competitionHandlers,
  ...submissionHandlers,
  ...sourceCodeHandlers,
  ...rankingHandlers,
  ...shellHandlers,
  ...followHandlers,
  ...profileHandlers,
  ...privacyHandlers,
  ...profileEditHandlers,
  ...profileListHandlers,
  ...accomplishmentHandlers,
  ...articleHandlers,
  ...notebookHandlers,
  ...uploadHandlers,
  ...teamHandlers,
  ...appealHandlers,
  ...discussionHandlers,
  ...datasetEditHandlers,
  ...datasetHandlers,
  ...modelHandlers,
  ...invitationHandlers,
  ...micrositeHandlers,
  ...studioHandlers,
  ...timeMachineHandlers,
  ...messageHandlers,
  ...noticeHandlers,
  ...cardHandlers,
  ...proofHandlers,
  ...certificateHandlers,
  ...contentHandlers,
  ...searchHandlers,
  ...reviewHandlers,
]
