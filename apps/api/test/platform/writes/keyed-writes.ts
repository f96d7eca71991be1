import { deskValues } from '../../host/add-desk.ts'
import { ACTIVITY, entryForm, type Scene, type SiteScene, siteContent } from './keyed-scene.ts'

export interface Sample {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
}

const of =
  (make: (scene: Scene) => Sample) =>
  (scene: Scene): Sample =>
    make(scene)
const just = (body: unknown) => of(() => ({ body }))
const onCompetition = (body: unknown) => of(({ competition }) => ({ params: { id: competition }, body }))
const onTopic = (body: unknown, post: 'own' | 'others' = 'own') =>
  of(({ competition, topic }) => ({ params: { id: competition, topicId: topic.id, postId: topic[post] }, body }))
const inActivity = (body: unknown, post: 'own' | 'others' = 'own') =>
  of(({ topic }) => ({ params: { id: ACTIVITY, topicId: topic.id, postId: topic[post] }, body }))
const partner = (body?: unknown) => of(({ other }) => ({ params: { id: other.id }, body }))
const notice = of((scene) => ({ body: { id: scene.notice } }))

const articleText = { title: '题目', summary: '', body: '<p>正文</p>', cover: null, tags: [], version: 1 }
const datasetText = {
  ...{ name: '潮汐', summary: '', description: '', categoryId: 0, licence: '', tags: [], cover: null, revision: 1 },
  source: { name: '', url: '' },
}
const studies = {
  ...{ schoolName: '黄海理工大学', majorName: '统计学', degreeName: '本科' },
  ...{ eduStartTime: '2019-09', eduEndTime: '' },
}
const employment = { companyName: '潮间带数据', jobName: '分析师', workStartTime: '2021-03', workEndTime: '' }
const removed = (kind: 'article' | 'prize' | 'project' | 'others') =>
  of(({ rows }) => ({ query: { shipDeleteId: rows[kind], deleteId: rows[kind] } }))

const ofSite =
  (make: (site: SiteScene) => Sample) =>
  ({ site }: Scene): Sample => {
    const { params, ...sample } = make(site)
    return { ...sample, params: { name: site.name, ...params } }
  }

/** The request that a page would send, by method and path, for each keyed write whose key is stored by its transactions. */
export const samples: Readonly<Record<string, (scene: Scene) => Sample>> = {
  'POST /api/competitions/{id}/users': onCompetition({}),
  'PUT /api/competitions/{id}/users': onCompetition({ agreement: true, version: 1 }),
  'PUT /api/competitions/{id}/users-v2': onCompetition(entryForm),
  'POST /api/competitions/{id}/private-verify': onCompetition({ code: 'tide' }),
  'POST /api/host/competitions/{id}/code': of(({ competition }) => ({ params: { id: competition } })),
  'PUT /api/host/competitions/{id}/values': of(({ competition, now }) => ({
    params: { id: competition },
    body: deskValues(now),
  })),
  'POST /api/host/competitions/{id}/announcements': onCompetition({
    audience: 'all',
    title: { cn: '明天答疑', en: '' },
    text: { cn: '三点，二号教室。', en: '' },
  }),
  'PUT /api/host/competitions/{id}/members/{userId}': of(({ competition, other }) => ({
    params: { id: competition, userId: other.id },
    body: { role: 'coHost' },
  })),
  'DELETE /api/host/competitions/{id}/members/{userId}': of(({ competition, other }) => ({
    params: { id: competition, userId: other.id },
  })),
  'POST /api/competitions/{id}/submits/{submitId}/cancel': of(({ competition, submission }) => ({
    params: { id: competition, submitId: submission },
  })),
  'PUT /api/competitions/{id}/submits/{submitId}/share': of(({ competition, submission }) => ({
    params: { id: competition, submitId: submission },
    body: { share: true },
  })),
  'PUT /api/competitions/{id}/final-choice': of(({ competition, schedule, submission }) => ({
    params: { id: competition },
    body: { scheduleId: schedule, submissions: [submission] },
  })),
  'POST /api/competitions/submits/source-code/comment': of(({ version }) => ({
    body: { procedureId: version, content: '补充环境' },
  })),
  'POST /api/site/competitions/{id}/discussion': onCompetition({ title: '题目', content: '<p>正文</p>' }),
  'PUT /api/site/competitions/{id}/discussion/{topicId}/view': onTopic({ no: 1 }),
  'PUT /api/site/competitions/{id}/discussion/{topicId}/decision': onTopic({ decision: 'pin' }),
  'POST /api/site/competitions/{id}/discussion/{topicId}/replies': onTopic({ content: '<p>又一楼</p>' }),
  'PUT /api/site/competitions/{id}/discussion/{topicId}/posts/{postId}': onTopic({ content: '<p>改</p>' }, 'own'),
  'DELETE /api/site/competitions/{id}/discussion/{topicId}/posts/{postId}': onTopic(undefined, 'own'),
  'POST /api/site/competitions/{id}/discussion/{topicId}/posts/{postId}/report': onTopic({ reason: 'spam' }, 'others'),
  'POST /api/site/activities/{id}/discussion': of(() => ({
    params: { id: ACTIVITY },
    body: { title: '题目', content: '<p>正文</p>' },
  })),
  'PUT /api/site/activities/{id}/discussion/{topicId}/view': inActivity({ no: 1 }),
  'POST /api/site/activities/{id}/discussion/{topicId}/replies': inActivity({ content: '<p>又一楼</p>' }),
  'PUT /api/site/activities/{id}/discussion/{topicId}/posts/{postId}': inActivity({ content: '<p>改</p>' }),
  'DELETE /api/site/activities/{id}/discussion/{topicId}/posts/{postId}': inActivity(undefined),
  'POST /api/site/activities/{id}/discussion/{topicId}/posts/{postId}/report': inActivity({ reason: 'spam' }, 'others'),
  'POST /api/competitions/{id}/datasets/protocol': onCompetition({ accept: true }),
  'POST /api/datasets/{id}/protocol': of(({ dataset }) => ({ params: { id: dataset }, body: { accept: true } })),
  'POST /api/datasets/{id}/statistic': of(({ dataset, file }) => ({
    params: { id: dataset },
    body: { kind: 'download', fileId: file },
  })),
  'POST /api/competitions/{id}/datasets/download-log': of(({ competition, dataset, file }) => ({
    params: { id: competition },
    body: { datasetId: dataset, fileId: file },
  })),
  'POST /api/users/followed': of(({ me, other }) => ({ body: { sponsorId: me.id, followedId: other.id } })),
  'DELETE /api/users/followed': of(({ me, other }) => ({ query: { sponsorId: me.id, followedId: other.id } })),
  'PUT /api/teams/{id}': of(({ team }) => ({ params: { id: team.own }, body: { name: '浪花' } })),
  'PUT /api/teams/v3/team-info': of(({ team }) => ({ body: { teamId: team.own, name: '浪花' } })),
  'PUT /api/teams/{id}/looking': of(({ team }) => ({
    params: { id: team.own },
    body: { looking: { skills: ['海洋学'], time: '' } },
  })),
  'DELETE /api/teams/{id}/members/{memberId}': of(({ team, other }) => ({
    params: { id: team.own, memberId: other.id },
  })),
  'DELETE /api/teams/v3/remove-user': of(({ team, other }) => ({ query: { userId: other.id, teamId: team.own } })),
  'PUT /api/teams/{id}/captain': of(({ team, other }) => ({ params: { id: team.own }, body: { captainId: other.id } })),
  'DELETE /api/teams/{id}': of(({ team }) => ({ params: { id: team.own } })),
  'POST /api/teams/v2/{id}/requests': of(({ team, competition }) => ({
    params: { id: team.others },
    body: { message: '一起', cmptId: competition },
  })),
  'PUT /api/teams/v2/{id}/requests': of(({ team }) => ({
    params: { id: team.own },
    body: { requestId: team.request, action: 'accept' },
  })),
  'DELETE /api/teams/v2/{id}/requests': of(({ team }) => ({
    params: { id: team.others },
    query: { requestId: team.request },
  })),
  'POST /api/teams/v3/invite-user': of(({ team, other, competition }) => ({
    body: { userId: other.id, teamId: team.own, cmptId: competition },
  })),
  'DELETE /api/teams/v3/remove-invite': of(({ team, other }) => ({ query: { userId: other.id, teamId: team.own } })),
  'POST /api/teams/v3/agree-team-invite': of(({ team, competition }) => ({
    body: { inviteId: team.invite, team_id: team.others, cmpt_id: competition },
  })),
  'POST /api/teams/v3/refuse-team-invite': of(({ team }) => ({
    body: { inviteId: team.invite, team_id: team.others },
  })),
  'PUT /api/users/messageCheckedAt': of(({ me }) => ({ body: { time: 1, operatorId: me.id } })),
  'DELETE /api/v1/inbox/partners/{id}': partner(),
  'DELETE /api/v1/inbox/messages/{id}': of(({ message }) => ({ params: { id: message } })),
  'PUT /api/v1/inbox/partners/{id}/block': partner(),
  'DELETE /api/v1/inbox/partners/{id}/block': partner(),
  'POST /api/v1/inbox/partners/{id}/report': partner({ reason: 'spam', note: '广告' }),
  'PUT /api/v1/inbox/messages': just(undefined),
  'PUT /api/v1/inbox/messages/read': of(({ message }) => ({ body: { messages: [message] } })),
  'POST /api/v1/message-center/privateMessage/view': of(({ other }) => ({ body: { partnerSsoId: other.ssoId } })),
  'DELETE /api/v2/notices/{id}': of((scene) => ({ params: { id: scene.notice } })),
  'PUT /api/v2/notices': just(undefined),
  'POST /api/v2/users/notices/ignore-setting': just({ ignored: ['like'] }),
  'POST /api/v1/message-center/notifyAppeal/view': of(({ competition }) => ({ body: { cmptId: competition } })),
  'POST /api/v1/message-center/notifyBlock/view': notice,
  'POST /api/v1/message-center/notifyDeblock/view': notice,
  'POST /api/v1/message-center/notifyFollow/view': notice,
  'POST /api/v1/message-center/notifyInvite/view': notice,
  'POST /api/v1/message-center/notifyLike/view': notice,
  'POST /api/v1/message-center/notifySave/view': notice,
  'POST /api/v1/message-center/notifySystem/view': notice,
  'POST /api/users/addEducation': just({ schoolName: '某某大学', eduStartTime: '2020-09' }),
  'POST /api/users/addTag': just({ skillName: '时间序列' }),
  'PUT /api/site/articles/{id}/draft': of(({ written }) => ({ params: { id: written }, body: articleText })),
  'POST /api/site/articles/{id}/publish': of(({ written }) => ({ params: { id: written }, body: { version: 1 } })),
  'DELETE /api/site/articles/{id}': of(({ written }) => ({ params: { id: written } })),
  'DELETE /api/site/notebooks/{id}': of(({ notebook }) => ({ params: { id: notebook } })),
  'PUT /api/site/microsites/{name}/studio/draft': ofSite(() => ({ body: { revision: 0, content: siteContent } })),
  'DELETE /api/site/microsites/{name}/studio/draft': ofSite(({ revision }) => ({ query: { revision } })),
  'POST /api/site/microsites/{name}/studio/versions': ofSite(({ revision }) => ({ body: { revision, at: null } })),
  'POST /api/site/microsites/{name}/studio/roll-back': ofSite(() => ({ body: { version: 1, live: 1 } })),
  'DELETE /api/site/microsites/{name}/studio/schedule': ofSite(() => ({})),
  'POST /api/site/microsites/{name}/studio/links': ofSite(() => ({
    body: { secret: 'abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE' },
  })),
  'DELETE /api/site/microsites/{name}/studio/links/{linkId}': ofSite(({ link }) => ({ params: { linkId: link } })),
  'POST /api/datasets': just({ name: '潮汐' }),
  'PUT /api/datasets/{id}': of(({ edited }) => ({ params: { id: edited.draft }, body: datasetText })),
  'DELETE /api/datasets/{id}': of(({ edited }) => ({ params: { id: edited.draft } })),
  'POST /api/site/datasets/{id}/publish': of(({ edited }) => ({ params: { id: edited.draft }, body: { revision: 1 } })),
  'POST /api/site/datasets/{id}/withdraw': of(({ edited }) => ({ params: { id: edited.published } })),
  'PUT /api/site/datasets/{id}/files/{fileId}/reading': of(({ edited }) => ({
    params: { id: edited.draft, fileId: edited.file },
    body: { revision: 1, choice: { skip: 1 } },
  })),
  'DELETE /api/site/datasets/{id}/files/{fileId}': of(({ edited }) => ({
    params: { id: edited.draft, fileId: edited.file },
  })),
  'POST /api/users/addArticle': just({ articleName: '又一篇', getTime: '2024-03' }),
  'POST /api/users/addPrize': just({ prizeName: '又一个奖', getTime: '2024-03-01' }),
  'POST /api/users/addProject': just({ projectName: '又一个项目' }),
  'POST /api/users/addOthers': just({ othersName: '又一项' }),
  'POST /api/v2/users/accomplishment/{type}': of(({ rows }) => ({
    params: { type: 'prize' },
    body: { shipDeleteId: rows.prize, prizeName: '改过的奖' },
  })),
  'PUT /api/site/accomplishments/{type}/order': of(({ rows }) => ({
    params: { type: 'project' },
    body: { ids: [rows.project] },
  })),
  'DELETE /api/users/deleteArticle': removed('article'),
  'DELETE /api/users/deletePrize': removed('prize'),
  'DELETE /api/users/deleteProject': removed('project'),
  'DELETE /api/users/deleteOthers': removed('others'),
  'POST /api/v2/users/update-work': of(({ rows }) => ({ body: { userWorkId: rows.work, companyName: '改名公司' } })),
  'POST /api/v2/users/update-education': of(({ rows }) => ({
    body: { userEduId: rows.education, schoolName: '改名大学' },
  })),
  'POST /api/v2/users/delete-work': of(({ rows }) => ({ body: { userWorkId: rows.work } })),
  'POST /api/v2/users/delete-education': of(({ rows }) => ({ body: { userEduId: rows.education } })),
  'PUT /api/users/updateInd': just({ industry: [] }),
  'PUT /api/users/guide': just({ guideHidden: true }),
  'POST /api/v2/users/iden': just({ iden: 1, introduction: '你好', province: '福建', city: '厦门' }),
  'POST /api/v2/users/iden-v2': just({ iden: 1, ...studies }),
  'POST /api/v2/users/iden-company-jon-v2': just({ ...employment, ...studies }),
  'POST /api/v2/users/update-user-iden/{x}': of(() => ({
    params: { x: 2 },
    body: { type: 'introduction', value: '你好' },
  })),
  'POST /api/users/addWork': just({ companyName: '潮间带数据', workStartTime: '2020-09' }),
  'DELETE /api/users/deleteEducation': of(({ rows }) => ({ query: { userEduId: rows.education } })),
  'DELETE /api/users/deleteTag': of(({ rows }) => ({ query: { skillTagId: rows.tag } })),
  'DELETE /api/users/deleteWork': of(({ rows }) => ({ query: { userWorkId: rows.work } })),
  'POST /api/users/updateLocation': just({ province: '福建', city: '厦门' }),
  'PUT /api/users/updateLocation': of(({ me }) => ({ body: { id: me.id, province: '福建', city: '厦门' } })),
  'POST /api/v2/users/my-data': of(() => ({})),
  'DELETE /api/v2/users/closing': of(() => ({})),
  'PUT /api/users/updateAvatar': of(({ picture }) => ({ body: { avatar: picture } })),
  'PUT /api/users/updateBanner': of(({ picture }) => ({ body: { userBanner: picture } })),
  'PUT /api/users/updateBirthday': just({ birthday: '2000-01-01' }),
  'PUT /api/users/updateIntro': just({ introduction: '你好' }),
  'PUT /api/users/updateSex': just({ sex: 1 }),
  'PUT /api/users/updateUserName': just({ userName: '新名字的人' }),
  'PUT /api/users/updatePrivateCompetition': just({ seeCompetition: 0 }),
  'PUT /api/users/updatePrivateEdu': just({ seeEducationInfo: 0 }),
  'PUT /api/users/updatePrivateEmail': just({ seeEmail: 1 }),
  'PUT /api/users/updatePrivateMyDynamics': just({ seeMyDynamics: 0 }),
  'PUT /api/users/updatePrivateOthersDynamics': just({ seeOthersDynamics: 0 }),
  'PUT /api/users/updatePrivateWork': just({ seeWorkInfo: 0 }),
}

/** Keyed writes without a sample, and the reason. */
export const withoutSample: Readonly<Record<string, string>> = {
  'POST /api/notice-mails/off': 'sets one value; a repeat finds it set',
  'POST /api/site/articles': 'a repeat answers the empty draft that the first run made',
  'POST /api/competitions/{id}/uploads/parts': 'speaks the tus protocol, in which a repeat finds the begun upload',
  'DELETE /api/competitions/{id}/uploads/parts/{upload}': 'speaks the tus protocol; a repeat finds the upload gone',
  'POST /api/site/datasets/{id}/uploads': 'speaks the tus protocol, in which a repeat begins another upload',
  'DELETE /api/site/datasets/{id}/uploads/{upload}': 'speaks the tus protocol; a repeat finds the upload gone',
  'POST /api/spic-review/login': 'makes a session of its own; a repeat makes another',
  'DELETE /api/spic-review/session': 'ends the session that a repeat would need',
  'PUT /api/spic-review/submits/{id}/score':
    'names the version of the sheet; a repeat of the same sheet gets the stored one',
  'PUT /api/spic-review/submits/{id}/wish': 'sets one value; a repeat finds it set and records nothing',
  'POST /api/v1/inbox/messages': 'keeps its key beside each message',
  'POST /api/v1/message-center/privateMessage/edit': 'keeps its key beside each message',
  'POST /api/v2/users/closing': 'ends the session that a repeat would need',
  'POST /api/v2/users/phone-code': 'sends a text message, which no transaction takes back',
  'POST /api/v2/users/email-code': 'sends a mail, which no transaction takes back',
  'POST /api/v2/users/update-email': 'spends its code in the first run, so a repeat changes nothing',
  'DELETE /api/users/competition/view-list': 'forgets everything at once; a repeat finds nothing left',
  'DELETE /api/v2/users/security/sessions': 'ends sessions at once for every process; a repeat ends the same ones',
  'DELETE /api/v2/users/security/sessions/{sessionId}':
    'ends a session at once for every process; a repeat finds it ended',
  'POST /api/v2/users/update-phone': 'is written by the sign-on library, and its code is spent by the first run',
  'DELETE /sso/proxy/api/logout': 'ends the session that a repeat would need',
}
