import type { RequestHandler } from 'msw'
import { sessionHandlers } from './base/session/handlers.ts'
import { uploadHandlers } from './base/upload/handlers.ts'
import { appealHandlers } from './compete/appeal/handlers.ts'
import { certificateHandlers } from './compete/certificate/handlers.ts'
import { competitionHandlers } from './compete/competition/handlers.ts'
import { proofHandlers } from './compete/proof/handlers.ts'
import { rankingHandlers } from './compete/ranking/handlers.ts'
import { reviewHandlers } from './compete/review/handlers.ts'
import { sourceCodeHandlers } from './compete/source-code/handlers.ts'
import { submissionHandlers } from './compete/submission/handlers.ts'
import { teamHandlers } from './compete/team/handlers.ts'
import { datasetEditHandlers } from './data/dataset/edit-handlers.ts'
import { datasetHandlers } from './data/dataset/handlers.ts'
import { deskHandlers } from './host/desk/handlers.ts'
import { hostingHandlers } from './host/hosting/handlers.ts'
import { accountHandlers } from './house/account/handlers.ts'
import { shellHandlers } from './house/shell/handlers.ts'
import { timeMachineHandlers } from './house/time-machine/handlers.ts'
import { articleHandlers } from './people/article/handlers.ts'
import { cardHandlers } from './people/card/handlers.ts'
import { followHandlers } from './people/follow/handlers.ts'
import { guideHandlers } from './people/guide/handlers.ts'
import { identityHandlers } from './people/identity/handlers.ts'
import { modelHandlers } from './people/model/handlers.ts'
import { notebookHandlers } from './people/notebook/handlers.ts'
import { accomplishmentHandlers } from './people/profile/accomplishment-handlers.ts'
import { profileEditHandlers } from './people/profile/edit-handlers.ts'
import { profileListHandlers } from './people/profile/edit-list-handlers.ts'
import { profileHandlers } from './people/profile/handlers.ts'
import { privacyHandlers } from './people/profile/privacy-handlers.ts'
import { contentHandlers } from './publish/content/handlers.ts'
import { discussionHandlers } from './publish/discussion/handlers.ts'
import { invitationHandlers } from './publish/invitation/handlers.ts'
import { micrositeHandlers } from './publish/microsite/handlers.ts'
import { searchHandlers } from './publish/search/handlers.ts'
import { studioHandlers } from './publish/studio/handlers.ts'
import { messageHandlers } from './talk/message/handlers.ts'
import { noticeHandlers } from './talk/notice/handlers.ts'

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
  ...hostingHandlers,
  ...deskHandlers,
  ...reviewHandlers,
]
