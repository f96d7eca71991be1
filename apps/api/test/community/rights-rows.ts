import * as uploadCalls from '@shulei/contract/base/upload/calls.ts'
import type { AnyCall } from '@shulei/contract/call.ts'
import * as followCalls from '@shulei/contract/people/follow/calls.ts'
import * as guideCalls from '@shulei/contract/people/guide/calls.ts'
import * as profileCalls from '@shulei/contract/people/profile/calls.ts'
import * as messageCalls from '@shulei/contract/talk/message/calls.ts'
import * as noticeCalls from '@shulei/contract/talk/notice/calls.ts'
import type { TestPerson } from '../harness.ts'
import type { Cast } from './cast.ts'

/** The calls of these modules by name. */
export const calls: Readonly<Record<string, AnyCall>> = {
  ...messageCalls,
  ...noticeCalls,
  ...followCalls,
  ...profileCalls,
  ...guideCalls,
  ...uploadCalls,
}

export interface Given {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/** Makes the arguments of a call for a person who reads or changes their own rows, or acts on another person. */
type Ask = (me: TestPerson, other: TestPerson, cast: Cast) => Given

/**
 * The rows to which the ids of a call refer:
 * - `own`: only the caller's rows; any other id is refused, or does not change the answer.
 * - `private`: a row with an owner; another person's row is answered exactly like a missing one.
 * - `public`: a person whose public data everybody may read, or on whom the caller acts.
 */
type Kind = 'own' | 'private' | 'public'

const page: Ask = () => ({ query: {} })
const nothing: Ask = () => ({})
const of =
  (name: string): Ask =>
  (_me, other) => ({ query: { [name]: other.id } })
const person: Ask = (_me, other) => ({ params: { id: other.id } })
const notice =
  (group: string, where: 'params' | 'query' | 'body'): Ask =>
  (_me, _other, { notices }) => ({ [where]: { id: notices.get(group) } })

const removal = (kind: 'article' | 'prize' | 'project' | 'others'): readonly [Kind, Ask] => [
  'private',
  (_me, _other, { entries }) => ({ query: { shipDeleteId: entries[kind], deleteId: entries[kind] } }),
]

/** Every call of these modules; a call that is missing here fails the test. */
export const rows: Readonly<Record<string, readonly [kind: Kind, ask: Ask]>> = {
  checkMessages: ['public', (me) => ({ body: { time: '2026-11-21T04:00:00Z', operatorId: me.id } })],
  unreadTotal: ['own', nothing],
  inboxUnreadCount: ['own', nothing],
  inboxPreview: ['own', page],
  inboxSessions: ['own', page],
  searchInbox: ['own', () => ({ query: { q: '好' } })],
  inboxMessages: ['public', of('participator')],
  readAllMessages: ['own', () => ({ body: {} })],
  readMessages: ['private', (_me, _other, { messageId }) => ({ body: { messages: [messageId] } })],
  sendMessage: ['public', (_me, other) => ({ body: { receivers: [other.id], content: '你好' } })],
  sendPicture: ['public', person],
  messagePicture: ['private', (_me, _other, { sentPicture }) => ({ params: { name: sentPicture } })],
  deleteMessage: ['private', (_me, _other, { messageId }) => ({ params: { id: messageId } })],
  conversation: ['public', person],
  deleteConversation: ['private', person],
  blockPerson: ['public', person],
  unblockPerson: ['public', person],
  blockedPeople: ['own', () => ({ query: {} })],
  reportPerson: ['public', (_me, other) => ({ params: { id: other.id }, body: { reason: 'spam', note: '广告' } })],
  privateMessageList: ['own', page],
  viewPrivateMessages: ['public', (_me, other) => ({ body: { partnerSsoId: other.ssoId } })],
  privateMessageHistory: ['public', (_me, other) => ({ query: { partnerSsoId: other.ssoId } })],
  editPrivateMessage: ['public', (_me, other) => ({ body: { receivers: [other.ssoId], content: '你好' } })],

  noticeList: ['own', page],
  readNotices: ['private', notice('follow', 'body')],
  noticeDetail: ['private', notice('follow', 'params')],
  deleteNotice: ['private', notice('like', 'params')],
  ignoreSetting: ['own', nothing],
  saveIgnoreSetting: ['own', () => ({ body: { ignored: [] } })],
  mailsOff: ['public', nothing],
  systemNotices: ['own', page],
  allNotices: ['own', page],
  likeNotices: ['own', page],
  saveNotices: ['own', page],
  followNotices: ['own', page],
  blockNotice: ['private', notice('block', 'query')],
  viewBlock: ['private', notice('block', 'body')],
  viewDeblock: ['private', notice('deblock', 'body')],
  systemNotice: ['private', notice('system', 'query')],
  viewSystem: ['private', notice('system', 'body')],
  inviteNotice: ['private', notice('invite', 'query')],
  viewInvite: ['private', notice('invite', 'body')],
  viewAppeal: ['private', () => ({ body: { cmptId: 963 } })],
  viewLike: ['private', notice('like', 'body')],
  viewSave: ['private', notice('save', 'body')],
  viewFollow: ['private', notice('follow', 'body')],

  followRelation: ['public', (me, other) => ({ query: { sponsorId: me.id, followedId: other.id } })],
  follow: ['public', (me, other) => ({ body: { sponsorId: me.id, followedId: other.id } })],
  unfollow: ['public', (me, other) => ({ query: { sponsorId: me.id, followedId: other.id } })],
  followers: ['public', person],
  followings: ['public', person],

  userProfile: ['public', person],
  userShowcase: ['public', person],
  basicInfo: ['public', of('userId')],
  basicIntroduction: ['public', of('userId')],
  basicResearchDirection: ['public', of('userId')],
  basicEducation: ['public', of('userId')],
  basicWork: ['public', of('userId')],
  honourCertificates: ['public', (_me, other) => ({ body: { id: other.id } })],
  sendPhoneCode: ['own', () => ({ body: { phone: '13900009999' } })],
  updatePhone: ['own', () => ({ body: { phone: '13900009999', phoneCode: '000000' } })],
  userSearch: ['public', () => ({ query: { keyword: 'quan' } })],
  competitionHistory: ['public', of('userId')],
  competitionTotals: ['public', of('userId')],
  competitionViews: ['own', page],
  clearCompetitionViews: ['own', nothing],
  userPublishes: ['public', person],
  userCollections: ['public', person],
  userArticles: ['public', person],
  userNotebooks: ['public', person],
  userPractice: ['public', person],
  notebookForm: ['own', nothing],
  personNotebook: ['public', nothing],
  notebookFile: ['public', nothing],
  notebookPicture: ['public', nothing],
  saveNotebook: ['own', nothing],
  removeNotebook: ['private', nothing],
  userDatasets: ['public', person],
  updateSex: ['own', () => ({ body: { sex: 1 } })],
  updateBirthday: ['own', () => ({ body: { birthday: '1990-01-01' } })],
  updateIntro: ['own', () => ({ body: { introduction: '你好' } })],
  updateUserName: ['own', () => ({ body: { userName: '新名字' } })],
  updateAvatar: ['own', () => ({ body: { avatar: null } })],
  updateBanner: ['own', () => ({ body: { userBanner: null } })],
  createLocation: ['own', () => ({ body: { province: '浙江', city: '舟山' } })],
  updateLocation: ['own', (me) => ({ body: { id: me.id, province: '浙江', city: '舟山' } })],
  addWork: ['own', () => ({ body: { companyName: '海洋所' } })],
  addEducation: ['own', () => ({ body: { schoolName: '海洋大学' } })],
  addTag: ['own', () => ({ body: { skillName: '看浪' } })],
  deleteWork: ['private', (_me, _other, { entries }) => ({ query: { userWorkId: entries.work } })],
  deleteEducation: ['private', (_me, _other, { entries }) => ({ query: { userEduId: entries.education } })],
  guideInfo: ['own', nothing],
  competitionGuideInfo: ['own', () => ({ params: { id: 1 } })],
  infoCheck: ['own', nothing],
  hideGuide: ['own', () => ({ body: { guideHidden: true } })],
  initData: ['own', nothing],
  smartInput: ['own', () => ({ query: { type: 'school', keyword: 'zjdx' } })],
  proxyEasySearch: ['own', () => ({ body: { type: 'school', keyword: 'zjdx' } })],
  saveIden: ['own', () => ({ body: { iden: 1 } })],
  saveIdenV2: ['own', () => ({ body: { iden: 1, schoolName: '海洋大学', majorName: '统计学' } })],
  saveIdenCompany: ['own', () => ({ body: { companyName: '海洋所', jobName: '工程师', schoolName: '海洋大学' } })],
  updateUserIden: ['private', () => ({ params: { x: '1' }, body: { type: 'city', value: '舟山' } })],
  userIdOf: ['public', (_me, other) => ({ query: { id: other.ssoId } })],
  ssoIdOf: ['public', (_me, other) => ({ query: { id: String(other.id) } })],
  usersInfo: ['public', of('userId')],
  abilityInfo: ['public', of('userId')],
  ipTerritory: ['public', of('userId')],
  deleteTag: ['private', (_me, _other, { entries }) => ({ query: { skillTagId: entries.skill } })],
  updateWork: ['own', () => ({ body: { companyName: '海洋所' } })],
  updateEducation: ['own', () => ({ body: { schoolName: '海洋大学' } })],
  removeWork: ['own', () => ({ body: { userWorkId: 999_999_999 } })],
  removeEducation: ['own', () => ({ body: { userEduId: 999_999_999 } })],
  industryOptions: ['own', nothing],
  updateInd: ['own', () => ({ body: { industry: [] } })],
  addArticle: ['own', () => ({ body: { articleName: '论文' } })],
  addPrize: ['own', () => ({ body: { prizeName: '奖' } })],
  addProject: ['own', () => ({ body: { projectName: '项目' } })],
  addOthers: ['own', () => ({ body: { othersName: '其他' } })],
  deleteArticle: removal('article'),
  deletePrize: removal('prize'),
  deleteProject: removal('project'),
  deleteOthers: removal('others'),
  saveAccomplishment: ['own', () => ({ params: { type: 'article' }, body: { articleName: '论文' } })],
  orderAccomplishments: ['own', () => ({ params: { type: 'project' }, body: { ids: [] } })],
  updatePrivateWork: ['own', () => ({ body: { seeWorkInfo: 0 } })],
  updatePrivateEmail: ['own', () => ({ body: { seeEmail: 1 } })],
  updatePrivateEdu: ['own', () => ({ body: { seeEducationInfo: 0 } })],
  updatePrivateCompetition: ['own', () => ({ body: { seeCompetition: 0 } })],
  updatePrivateMyDynamics: ['own', () => ({ body: { seeMyDynamics: 0, audience: 'mutual' } })],
  updatePrivateOthersDynamics: ['own', () => ({ body: { seeOthersDynamics: 0 } })],

  uploadImage: ['own', nothing],
  uploadedImage: ['public', (_me, _other, { picture }) => ({ params: { name: picture } })],
}

/** Calls that the loop leaves out because they send messages, take a form, or need more rows; each names the test that covers it. */
export const elsewhere: Readonly<Record<string, string>> = {
  mailsOff: 'talk/notice/mails.test.ts',
  sendPhoneCode: 'profile/phone.test.ts',
  updatePhone: 'profile/phone.test.ts',
  uploadImage: 'upload/upload.test.ts',
  personNotebook: 'profile/notebook.test.ts',
  notebookFile: 'profile/notebook.test.ts',
  notebookPicture: 'profile/notebook.test.ts',
  saveNotebook: 'profile/notebook.test.ts',
  removeNotebook: 'profile/notebook.test.ts',
  sendPicture: 'message/pictures.test.ts',
  competitionGuideInfo: 'guide/guide.test.ts',
  smartInput: 'guide/guide.test.ts',
  proxyEasySearch: 'guide/guide.test.ts',
  updateUserIden: 'guide/guide.test.ts',
  saveIdenV2: 'guide/guide.test.ts',
  saveIdenCompany: 'guide/guide.test.ts',
}
