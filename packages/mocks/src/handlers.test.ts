import { uploadedImage } from '@shulei/contract/base/upload/calls.ts'
import { allCalls } from '@shulei/contract/calls.ts'
import { messagePicture } from '@shulei/contract/talk/message/calls.ts'
import { pushPath } from '@shulei/contract/talk/message/push.ts'
import { answeredPages } from '@shulei/domain/publish/microsite/pages.ts'
import { expect, test } from 'vitest'
import { userFixture } from './base/session/fixtures.ts'
import { people, personOf } from './cast/people.ts'
import { appealCaseFixture } from './compete/appeal/fixtures.ts'
import {
  certificateFixture,
  signingKeysFixture,
  teamCertificateFixture,
  teamRanksFixture,
} from './compete/certificate/fixtures.ts'
import {
  agreementFixture,
  competitionListFixture,
  competitionProfileFixture,
  faqFixture,
  participatingProfileFixture,
  rankingsFixture,
  sectionsFixture,
} from './compete/competition/fixtures.ts'
import { correctedSeals, proofFixture, publishedProofFixture } from './compete/proof/fixtures.ts'
import { dailyFixture, replayFixture, shakeUpFixture } from './compete/ranking/fixtures.ts'
import {
  contestFixture,
  detailsFixture,
  ownProjectFixture,
  projectResult,
  submitsFixture as projectsFixture,
  reviewerFixture,
} from './compete/review/fixtures.ts'
import { commentsFixture, sourceCompetitionsFixture, sourcesFixture } from './compete/source-code/fixtures.ts'
import {
  comparisonFixture,
  defaultChoiceFixture,
  finalChoiceFixture,
  ledgerFixture,
  ownCompetitionsFixture,
  submissionRulesFixture,
  submitsFixture,
} from './compete/submission/fixtures.ts'
import {
  joinRequestsFixture,
  memberTeamsFixture,
  outsideTeamsFixture,
  soloTeamsFixture,
  teamInviteFixture,
  teamPreviewFixture,
  teamsFixture,
} from './compete/team/fixtures.ts'
import { competitionDatasetFixture } from './data/dataset/competition-dataset.ts'
import { handlers } from './handlers.ts'
import {
  actsPageFixture,
  announcementsFixture,
  deskFixture,
  deskPeopleFixture,
  deskValuesFixture,
  moderatorDeskFixture,
  newDeskFixture,
} from './host/desk/fixtures.ts'
import {
  hostedFixture,
  madeFixture,
  proposalFixture,
  textsProposalFixture,
  wideProposalFixture,
} from './host/hosting/fixtures.ts'
import { homeFixture, websiteFixture } from './house/shell/fixtures.ts'
import { nobodyFixture, peopleFixture, relationFixture } from './people/follow/fixtures.ts'
import { modelsFixture } from './people/model/fixtures.ts'
import {
  emptyProfileFixture,
  hiddenEducationFixture,
  longProfileFixture,
  privacyChoiceFixture,
  profileFixture,
} from './people/profile/fixtures.ts'
import { viewsFixture } from './people/profile/tabs.ts'
import {
  activityTopicsFixture,
  discussionTopicFixture,
  discussionTopicsFixture,
} from './publish/discussion/fixtures.ts'
import { inviteRankingFixture, selfInviteFixture } from './publish/invitation/fixtures.ts'
import {
  micrositeArticleFixture,
  micrositeListFixture,
  micrositeNewsFixture,
  micrositePageFixture,
} from './publish/microsite/fixtures.ts'
import { siteFixtures } from './publish/microsite/sites.ts'
import {
  historyFixture,
  inboxFixture,
  messagesFixture,
  privateMessagesFixture,
  systemMessagesFixture,
  unreadFixture,
} from './talk/message/fixtures.ts'
import { ignoreSettingFixture, noticeFixture, noticesFixture } from './talk/notice/fixtures.ts'

const routeOf = (method: string, path: string) => `${method} *${path.replace(/\{(\w+)\}/g, ':$1')}`

test('every JSON call of the contract is mocked exactly once, and so are the stream and uploaded pictures', () => {
  const mocked = handlers.map(({ info }) => info.header).sort()
  const wanted = allCalls
    .filter(({ call }) => call.raw !== 'file' && call.raw !== 'picture')
    .map(({ call }) => routeOf(call.method, call.path))
    .concat(routeOf('GET', pushPath), routeOf('GET', uploadedImage.path), routeOf('GET', messagePicture.path))
    .sort()
  expect(mocked).toEqual(wanted)
})

const answers = {
  currentUser: [userFixture(), null],
  website: [websiteFixture()],
  home: [homeFixture(), homeFixture({ ring: null, activity: [], leaders: [] })],
  competitionList: [competitionListFixture(), competitionListFixture([])],
  competitionProfile: [competitionProfileFixture(), participatingProfileFixture()],
  competitionSections: [{ sections: sectionsFixture }],
  competitionFaq: [{ faq: faqFixture }],
  competitionAgreement: [{ cmptAgreement: agreementFixture }],
  competitionData: [{ datasets: [competitionDatasetFixture()] }],
  competitionRankings: [rankingsFixture(), rankingsFixture({ total: 0 }), rankingsFixture({ own: null, page: 2 })],
  competitionDaily: [dailyFixture(), dailyFixture({ total: 0 }), dailyFixture({ own: null, page: 2 })],
  competitionReplay: [replayFixture(), replayFixture({ total: 0 }), replayFixture({ own: null })],
  competitionShakeUp: [shakeUpFixture()],
  competitionSubmits: [submitsFixture()],
  submitCompetitions: [ownCompetitionsFixture()],
  quotaLedger: [ledgerFixture()],
  finalChoice: [finalChoiceFixture(), defaultChoiceFixture()],
  compareSubmits: [comparisonFixture()],
  sourceCode: [sourcesFixture(), sourcesFixture({ list: [], total: 0 })],
  sourceComments: [commentsFixture(), commentsFixture(12, 2)],
  sourceCompetitions: [sourceCompetitionsFixture()],
  submissionRules: [submissionRulesFixture()],
  followRelation: [relationFixture(), relationFixture(personOf('gu'), personOf('lin'))],
  followers: [peopleFixture(), nobodyFixture()],
  userProfile: [
    ...people.map((person) => profileFixture(person)),
    emptyProfileFixture(),
    hiddenEducationFixture(),
    longProfileFixture(),
  ],
  updatePrivateWork: [privacyChoiceFixture(), privacyChoiceFixture(personOf('mira'), { audience: 'mutual' })],
  teamInvite: [teamInviteFixture()],
  competitionTeams: [teamsFixture(), memberTeamsFixture(), soloTeamsFixture(), outsideTeamsFixture()],
  joinRequests: [joinRequestsFixture()],
  teamPreview: [teamPreviewFixture()],
  appealCase: (['none', 'flagged', 'banned', 'sent', 'rejected', 'accepted'] as const).map((state) =>
    appealCaseFixture(state),
  ),
  discussionTopics: [discussionTopicsFixture(), discussionTopicsFixture([]), discussionTopicsFixture(undefined, null)],
  activityTopics: [activityTopicsFixture(), activityTopicsFixture(null)],
  activityTopic: [discussionTopicFixture(1, null, 41, 'activity')],
  discussionTopic: [discussionTopicFixture(), discussionTopicFixture(2), discussionTopicFixture(1, null)],
  inviteRanking: [inviteRankingFixture(), inviteRankingFixture({ list: [], total: 0, self: null, rankedAt: null })],
  selfInvite: [selfInviteFixture()],
  competitionModels: [modelsFixture(), modelsFixture({ list: [], total: 0, isOpen: false })],
  competitionViews: [viewsFixture()],
  competitionProof: [
    proofFixture(),
    proofFixture({ commitment: null }),
    publishedProofFixture(),
    publishedProofFixture({}, correctedSeals),
  ],
  certificate: [certificateFixture(), certificateFixture({ verdict: 'withdrawn' })],
  teamCertificate: [teamCertificateFixture(), teamCertificateFixture('preparing')],
  teamRanks: [teamRanksFixture()],
  signingKeys: [signingKeysFixture()],
  reviewerSelf: ['qiao', 'shen-yanqiu', 'gao-yan', 'ding-yiwei'].map((account) => reviewerFixture(account)),
  reviewSubmits: ['qiao', 'shen-yanqiu', 'marsh', 'gao-yan'].map((account) => projectsFixture(account)),
  reviewDetails: [detailsFixture(), detailsFixture(6, 'qiao'), detailsFixture(1, 'gao-yan')],
  spicCompetition: [contestFixture(), contestFixture({ submit: ownProjectFixture(projectResult) })],
  unreadTotal: people.map((person) => unreadFixture({}, person)),
  inboxSessions: people.map((person) => inboxFixture(person)),
  inboxMessages: [messagesFixture(), messagesFixture(personOf('xia')), systemMessagesFixture('en-US')],
  privateMessageList: [privateMessagesFixture()],
  privateMessageHistory: [historyFixture()],
  noticeList: people.map((reader) => noticesFixture({}, { reader })),
  noticeDetail: [noticeFixture(), ...noticesFixture().list.map(({ id }) => noticeFixture(id))],
  microsite: [...siteFixtures],
  micrositeList: [micrositeListFixture('race'), micrositeListFixture('special')],
  micrositePage: siteFixtures.flatMap((site) => answeredPages.map((page) => micrositePageFixture(site, page))),
  micrositeNews: [micrositeNewsFixture()],
  micrositeArticle: [micrositeArticleFixture(), micrositeArticleFixture({ newer: null })],
  proposeCompetition: [proposalFixture(), wideProposalFixture('tide'), textsProposalFixture()],
  hostCompetition: [madeFixture()],
  hostedCompetitions: [hostedFixture(), { list: [] }],
  desk: [deskFixture(), newDeskFixture(), moderatorDeskFixture()],
  deskValues: [deskValuesFixture()],
  deskPeople: [deskPeopleFixture(), deskPeopleFixture({ find: '无人' })],
  announcements: [announcementsFixture()],
  deskActs: [actsPageFixture(), actsPageFixture({ before: 410, perPage: 1 })],
  ignoreSetting: [ignoreSettingFixture(), ignoreSettingFixture(['like', 'save'])],
}

test.each(Object.entries(answers))('the fixtures of %s keep to the contract', (name, fixtures) => {
  const entry = allCalls.find((candidate) => candidate.name === name)
  for (const fixture of fixtures) expect(entry?.call.data.safeParse(fixture).error).toBeUndefined()
})
