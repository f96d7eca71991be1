// Written by pnpm generate; do not edit.
import type { Ref } from './ref.ts'
import type * as competition from './competition/calls.ts'
import type * as dataset from './dataset/calls.ts'
import type * as identity from './identity/calls.ts'
import type * as session from './session/calls.ts'
import type * as shell from './shell/calls.ts'
import type * as submission from './submission/calls.ts'
import type * as tracking from './tracking/calls.ts'

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
}
