import { accountModule } from './modules/account/account.routes.ts'
import { appealModule } from './modules/appeal/appeal.routes.ts'
import { articleModule } from './modules/article/article.routes.ts'
import { cardModule } from './modules/card/card.routes.ts'
import { certificateModule } from './modules/certificate/certificate.routes.ts'
import { competitionModule } from './modules/competition/competition.routes.ts'
import { contentModule } from './modules/content/content.routes.ts'
import { datasetModule } from './modules/dataset/dataset.routes.ts'
import { discussionModule } from './modules/discussion/discussion.routes.ts'
import { feedModule } from './modules/feed/feed.routes.ts'
import { followModule } from './modules/follow/follow.routes.ts'
import { guideModule } from './modules/guide/guide.routes.ts'
import { identityModule } from './modules/identity/identity.routes.ts'
import { invitationModule } from './modules/invitation/invitation.routes.ts'
import { messageModule } from './modules/message/message.routes.ts'
import { micrositeModule } from './modules/microsite/microsite.routes.ts'
import { modelModule } from './modules/model/model.routes.ts'
import { notebookModule } from './modules/notebook/notebook.routes.ts'
import { noticeModule } from './modules/notice/notice.routes.ts'
import { profileModule } from './modules/profile/profile.routes.ts'
import { proofModule } from './modules/proof/proof.routes.ts'
import { reviewModule } from './modules/review/review.routes.ts'
import { searchModule } from './modules/search/search.routes.ts'
import { sessionModule } from './modules/session/session.routes.ts'
import { shareModule } from './modules/share/share.routes.ts'
import { shellModule } from './modules/shell/shell.routes.ts'
import { sourceCodeModule } from './modules/source-code/source-code.routes.ts'
import { submissionModule } from './modules/submission/submission.routes.ts'
import { teamModule } from './modules/team/team.routes.ts'
import { timeMachineModule } from './modules/time-machine/time-machine.routes.ts'
import { trackingModule } from './modules/tracking/tracking.routes.ts'
import { uploadModule } from './modules/upload/upload.routes.ts'
import type { ApiModule } from './platform/module.ts'

/** Every module of the server. */
export const modules: readonly ApiModule[] = [
  sessionModule,
  accountModule,
  shellModule,
  trackingModule,
  identityModule,
  competitionModule,
  datasetModule,
  submissionModule,
  sourceCodeModule,
  followModule,
  profileModule,
  guideModule,
  articleModule,
  notebookModule,
  uploadModule,
  appealModule,
  discussionModule,
  modelModule,
  invitationModule,
  micrositeModule,
  timeMachineModule,
  messageModule,
  noticeModule,
  teamModule,
  cardModule,
  shareModule,
  proofModule,
  certificateModule,
  contentModule,
  feedModule,
  searchModule,
  reviewModule,
]
