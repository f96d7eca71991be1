import { refs } from '@shulei/contract/refs.ts'
import { eq } from 'drizzle-orm'
import { users } from '../../src/modules/base/session/tables.ts'
import { follows } from '../../src/modules/people/follow/tables.ts'
import { picture as encodedPicture } from '../base/upload/pictures.ts'
import type { TestApi, TestPerson } from '../harness.ts'
import { addWholePerson } from '../people/profile/whole-person.ts'
import { say } from '../talk/message/talk.ts'
import { everyKind, tell } from '../talk/notice/events.ts'

/** Texts that only their owners may read, by the place where they are stored. */
export const secrets = {
  message: '只有你我知道的话',
  notice: '只告诉一个人的队伍',
  note: '只给管理员看的举报',
  phone: '13800001234',
  birthday: '1995-11-22',
} as const

/** Two people with rows in all tables of these modules, and the ids of those rows. */
export interface Cast {
  /** The owner of the requested rows. */
  lin: TestPerson
  /** The other person of lin's conversation. */
  gu: TestPerson
  messageId: number
  /** Ids of lin's notices by group. */
  notices: ReadonlyMap<string, number>
  /** Ids of rows of lin's profile. */
  entries: {
    work: number
    education: number
    skill: number
    article: number
    project: number
    prize: number
    others: number
  }
  /** Name of a picture that gu has sent to lin. */
  sentPicture: string
  /** File name of a picture that lin has uploaded. */
  picture: string
}

/** Adds the two people and their rows to a database. */
export async function addCast(api: TestApi): Promise<Cast> {
  const { db } = api.platform
  const lin = await addWholePerson(api, { seeEmail: false, seeEducation: false, seeMyDynamics: false })
  const gu = await api.person()
  await db
    .update(users)
    .set({ phoneNumber: `+86${secrets.phone}`, phoneNumberVerified: true })
    .where(eq(users.id, lin.id))
  const createdAt = new Date(api.clock.now())
  await db.insert(follows).values({ sponsorId: lin.id, followedId: gu.id, createdAt })
  const [sent] = await say(api, gu, [lin], secrets.message)
  await say(api, lin, [gu], `回复：${secrets.message}`)
  await api.as(lin).send(refs.reportPerson, { params: { id: gu.id }, body: { reason: 'other', note: secrets.note } })
  const events = everyKind(lin.id, gu.id).map((event) =>
    event.kind === 'invited' ? { ...event, facts: { ...event.facts, team: secrets.notice } } : event,
  )
  await tell(api, events)
  const { list } = await api.as(lin).send(refs.noticeList, { query: { pageSize: 50 } })
  const form = new FormData()
  form.set('image', new File([(await encodedPicture('png')) as BlobPart], 'x.png', { type: 'image/png' }))
  const [sentPicture] = (await api.as(gu).send(refs.sendPicture, { params: { id: lin.id } }, { form })).messages
  const { url } = await api.as(lin).send(refs.uploadImage, {}, { form })
  const { careers, educations, skills, accomplishments } = await api
    .as(lin)
    .send(refs.userProfile, { params: { id: lin.id } })
  return {
    lin,
    gu,
    messageId: sent?.id ?? 0,
    notices: new Map(list.map(({ group, id }) => [group, id])),
    entries: {
      work: careers[0]?.userWorkId ?? 0,
      education: educations[0]?.userEduId ?? 0,
      skill: skills[0]?.userSkillId ?? 0,
      article: accomplishments.article[0]?.shipDeleteId ?? 0,
      project: accomplishments.project[0]?.shipDeleteId ?? 0,
      prize: accomplishments.prize[0]?.shipDeleteId ?? 0,
      others: accomplishments.others[0]?.shipDeleteId ?? 0,
    },
    sentPicture: sentPicture?.picture?.url.split('/').at(-1) ?? '',
    picture: url.split('/').at(-1) ?? '',
  }
}
