import { MicrositeRecord } from '@shulei/contract/publish/microsite/schemas.ts'
import { eq } from 'drizzle-orm'
import {
  micrositeMembers,
  micrositeNews,
  microsites,
  micrositeVersions,
} from '../../../src/modules/publish/microsite/tables.ts'
import type { TestApi } from '../../harness.ts'

type RecordIn = Parameters<typeof MicrositeRecord.parse>[0] & object

const text = (cn: string, en = '') => ({ cn, en })

/** The least complete record, with changes. */
export const recordOf = (changes: RecordIn = {}) =>
  MicrositeRecord.parse({
    title: text('逐浪', 'Chasing Waves'),
    mark: { drawing: 'wave' },
    host: null,
    footerText: null,
    theme: { base: 'tide', values: {} },
    frameHosts: [],
    menu: [{ page: '', label: text('首页', 'Home') }],
    hero: {
      eyebrow: text('系列赛'),
      lead: [text('一句话')],
      actions: [{ page: 'competition', label: text('进入') }],
      aside: 'plain',
      figure: null,
    },
    home: [['tracks'], ['news', 'experts', 'talent']],
    figure: null,
    tracks: {
      title: text('赛道'),
      note: text('两条'),
      form: 'card',
      action: text('进入'),
      items: [{ competitionId: 1, label: text('一'), title: text('碳潮'), line: text('预测') }],
    },
    experts: { lead: text('他们'), people: [] },
    talent: { lead: text('榜上') },
    organization: { lead: text('谁'), groups: [] },
    jobs: { lead: text('招募'), items: [] },
    contact: { lead: text('联系'), people: [], support: { title: text('支持'), words: text('写信') } },
    pages: Array.from({ length: 5 }, (_, i) => ({
      form: 'article',
      title: text(`第 ${i + 1} 页`),
      lead: text('说明'),
      intro: text('<p>正文</p>'),
      parts: [],
    })),
    ...changes,
  })

interface Added {
  name: string
  kind?: 'race' | 'special'
  sort?: number
  publishedAt?: number
  record?: RecordIn
  members?: readonly number[]
}

/** Adds a published microsite and returns its id. */
export async function addMicrosite({ platform, clock }: TestApi, { name, record = {}, members = [], ...more }: Added) {
  const at = new Date(more.publishedAt ?? clock.now() - 1000)
  const [row] = await platform.db
    .insert(microsites)
    .values({ name, kind: more.kind ?? 'race', sort: more.sort ?? 0, version: 1, publishedAt: at })
    .returning({ id: microsites.id })
  const micrositeId = row?.id ?? 0
  await platform.db
    .insert(micrositeVersions)
    .values({ micrositeId, number: 1, record: recordOf(record), createdAt: at })
  for (const userId of members) await platform.db.insert(micrositeMembers).values({ micrositeId, userId, addedAt: at })
  return micrositeId
}

/** Adds news of a microsite; answers their number and the id of their row. */
export async function addNews({ platform }: TestApi, micrositeId: number, title: string, at: number) {
  const when = new Date(at)
  const number = 1 + (await platform.db.$count(micrositeNews, eq(micrositeNews.micrositeId, micrositeId)))
  const [row] = await platform.db
    .insert(micrositeNews)
    .values({
      micrositeId,
      number,
      title: text(title),
      summary: text('摘要'),
      html: text('<p>正文</p>'),
      publishedAt: when,
      updatedAt: when,
    })
    .returning({ rowId: micrositeNews.id })
  return { number, rowId: row?.rowId ?? 0 }
}
