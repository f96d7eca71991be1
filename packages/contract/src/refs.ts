// Written by pnpm generate; do not edit.
import type { Ref } from './ref.ts'
import type * as competition from './competition/calls.ts'
import type * as dataset from './dataset/calls.ts'
import type * as follow from './follow/calls.ts'
import type * as identity from './identity/calls.ts'
import type * as profile from './profile/calls.ts'
import type * as session from './session/calls.ts'
import type * as shell from './shell/calls.ts'
import type * as submission from './submission/calls.ts'
import type * as team from './team/calls.ts'
import type * as tracking from './tracking/calls.ts'
import type * as upload from './upload/calls.ts'

/** What the browser knows of each call: where it lives, and (in types only) what it takes and answers. */
export const refs = {
  currentUser: { method: 'GET', path: '/api/users/sso' } as Ref<typeof session.currentUser>,
  logout: { method: 'DELETE', path: '/sso/proxy/api/logout' } as Ref<typeof session.logout>,
  sessionState: { method: 'GET', path: '/api/v2/users/session' } as Ref<typeof session.sessionState>,
  setLanguage: { method: 'HEAD', path: '/set-language' } as Ref<typeof session.setLanguage>,
  home: { method: 'GET', path: '/api/site/home' } as Ref<typeof shell.home>,
  website: { method: 'GET', path: '/api/site/website' } as Ref<typeof shell.website>,
  visited: { method: 'GET', path: '/tongji/visited' } as Ref<typeof tracking.visited>,
  realNameStatus: { method: 'GET', path: '/api/users/authData' } as Ref<typeof identity.realNameStatus>,
  acceptAgreement: { method: 'PUT', path: '/api/competitions/{id}/users' } as Ref<typeof competition.acceptAgreement>,
  acceptProtocol: { method: 'POST', path: '/api/competitions/{id}/datasets/protocol' } as Ref<typeof competition.acceptProtocol>,
  competitionList: { method: 'GET', path: '/api/competitions' } as Ref<typeof competition.competitionList>,
  competitionProfile: { method: 'GET', path: '/api/competitions/{id}', select: { part: 'profile' } } as Ref<typeof competition.competitionProfile>,
  competitionRankings: { method: 'GET', path: '/api/competitions/{id}', select: { part: 'rankings' } } as Ref<typeof competition.competitionRankings>,
  logDownload: { method: 'POST', path: '/api/competitions/{id}/datasets/download-log' } as Ref<typeof competition.logDownload>,
  saveEntryForm: { method: 'PUT', path: '/api/competitions/{id}/users-v2' } as Ref<typeof competition.saveEntryForm>,
  signUp: { method: 'POST', path: '/api/competitions/{id}/users' } as Ref<typeof competition.signUp>,
  competitionSubmits: { method: 'GET', path: '/api/competitions/{id}', select: { part: 'submits' } } as Ref<typeof submission.competitionSubmits>,
  submissionRules: { method: 'GET', path: '/api/competitions/{id}/submission-rules' } as Ref<typeof submission.submissionRules>,
  submitFile: { method: 'GET', path: '/api/competitions/{id}/submits/{submitId}/{kind}' } as Ref<typeof submission.submitFile>,
  submitResult: { method: 'POST', path: '/api/competitions/{id}/uploads', form: true } as Ref<typeof submission.submitResult>,
  downloadFile: { method: 'GET', path: '/api/datasets/{id}/files/{fileId}' } as Ref<typeof dataset.downloadFile>,
  follow: { method: 'POST', path: '/api/users/followed' } as Ref<typeof follow.follow>,
  followRelation: { method: 'GET', path: '/api/users/followed' } as Ref<typeof follow.followRelation>,
  followers: { method: 'GET', path: '/api/site/users/{id}/followers' } as Ref<typeof follow.followers>,
  followings: { method: 'GET', path: '/api/site/users/{id}/followings' } as Ref<typeof follow.followings>,
  unfollow: { method: 'DELETE', path: '/api/users/followed' } as Ref<typeof follow.unfollow>,
  basicEducation: { method: 'GET', path: '/api/v2/users/basic-education' } as Ref<typeof profile.basicEducation>,
  basicInfo: { method: 'GET', path: '/api/v2/users/basic-info' } as Ref<typeof profile.basicInfo>,
  basicIntroduction: { method: 'GET', path: '/api/v2/users/basic-introduction' } as Ref<typeof profile.basicIntroduction>,
  basicResearchDirection: { method: 'GET', path: '/api/v2/users/basic-research-direction' } as Ref<typeof profile.basicResearchDirection>,
  basicWork: { method: 'GET', path: '/api/v2/users/basic-work' } as Ref<typeof profile.basicWork>,
  competitionHistory: { method: 'GET', path: '/api/users/competition/signup-list' } as Ref<typeof profile.competitionHistory>,
  honourCertificates: { method: 'POST', path: '/api/v2/users/honor-certificate', read: true } as Ref<typeof profile.honourCertificates>,
  sendPhoneCode: { method: 'POST', path: '/api/v2/users/phone-code' } as Ref<typeof profile.sendPhoneCode>,
  updatePhone: { method: 'POST', path: '/api/v2/users/update-phone' } as Ref<typeof profile.updatePhone>,
  userArticles: { method: 'GET', path: '/api/site/users/{id}/articles' } as Ref<typeof profile.userArticles>,
  userCollections: { method: 'GET', path: '/api/site/users/{id}/collections' } as Ref<typeof profile.userCollections>,
  userDatasets: { method: 'GET', path: '/api/site/users/{id}/datasets' } as Ref<typeof profile.userDatasets>,
  userNotebooks: { method: 'GET', path: '/api/site/users/{id}/notebook' } as Ref<typeof profile.userNotebooks>,
  userPractice: { method: 'GET', path: '/api/site/users/{id}/practice' } as Ref<typeof profile.userPractice>,
  userProfile: { method: 'GET', path: '/api/users/{id}/profile' } as Ref<typeof profile.userProfile>,
  userPublishes: { method: 'GET', path: '/api/site/users/{id}/publishes' } as Ref<typeof profile.userPublishes>,
  userSearch: { method: 'GET', path: '/api/users' } as Ref<typeof profile.userSearch>,
  uploadImage: { method: 'POST', path: '/api/v1/dfeditor/upload', form: true } as Ref<typeof upload.uploadImage>,
  uploadedImage: { method: 'GET', path: '/api/v1/dfeditor/images/{name}' } as Ref<typeof upload.uploadedImage>,
  agreeTeamInvite: { method: 'POST', path: '/api/teams/v3/agree-team-invite' } as Ref<typeof team.agreeTeamInvite>,
  refuseTeamInvite: { method: 'POST', path: '/api/teams/v3/refuse-team-invite' } as Ref<typeof team.refuseTeamInvite>,
  teamInvite: { method: 'GET', path: '/api/teams/v3/invite-info' } as Ref<typeof team.teamInvite>,
}
