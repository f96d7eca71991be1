import { sessionModule } from './modules/base/session/session.routes.ts'
import { uploadModule } from './modules/base/upload/upload.routes.ts'
import { appealModule } from './modules/compete/appeal/appeal.routes.ts'
import { certificateModule } from './modules/compete/certificate/certificate.routes.ts'
import { competitionModule } from './modules/compete/competition/competition.routes.ts'
import { proofModule } from './modules/compete/proof/proof.routes.ts'
import { reviewModule } from './modules/compete/review/review.routes.ts'
import { sourceCodeModule } from './modules/compete/source-code/source-code.routes.ts'
import { submissionModule } from './modules/compete/submission/submission.routes.ts'
import { teamModule } from './modules/compete/team/team.routes.ts'
import { datasetModule } from './modules/data/dataset/dataset.routes.ts'
import { deskModule } from './modules/host/desk/desk.routes.ts'
import { hostingModule } from './modules/host/hosting/hosting.routes.ts'
import { accountModule } from './modules/house/account/account.routes.ts'
import { shellModule } from './modules/house/shell/shell.routes.ts'
import { timeMachineModule } from './modules/house/time-machine/time-machine.routes.ts'
import { trackingModule } from './modules/house/tracking/tracking.routes.ts'
import { articleModule } from './modules/people/article/article.routes.ts'
import { cardModule } from './modules/people/card/card.routes.ts'
import { followModule } from './modules/people/follow/follow.routes.ts'
import { guideModule } from './modules/people/guide/guide.routes.ts'
import { identityModule } from './modules/people/identity/identity.routes.ts'
import { modelModule } from './modules/people/model/model.routes.ts'
import { notebookModule } from './modules/people/notebook/notebook.routes.ts'
import { profileModule } from './modules/people/profile/profile.routes.ts'
import { contentModule } from './modules/publish/content/content.routes.ts'
import { discussionModule } from './modules/publish/discussion/discussion.routes.ts'
import { feedModule } from './modules/publish/feed/feed.routes.ts'
import { invitationModule } from './modules/publish/invitation/invitation.routes.ts'
import { micrositeModule } from './modules/publish/microsite/microsite.routes.ts'
import { searchModule } from './modules/publish/search/search.routes.ts'
import { shareModule } from './modules/publish/share/share.routes.ts'
import { messageModule } from './modules/talk/message/message.routes.ts'
import { noticeModule } from './modules/talk/notice/notice.routes.ts'
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
  hostingModule,
  deskModule,
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
