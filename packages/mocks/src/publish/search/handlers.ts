import type { DataIn } from '@shulei/contract/call.ts'
import { searchSite } from '@shulei/contract/publish/search/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as contentAddress from '@shulei/domain/address/content.ts'
import { micrositePath } from '@shulei/domain/publish/microsite/address.ts'
import type { RequestHandler } from 'msw'
import { competitions } from '../../cast/competitions.ts'
import { mock } from '../../mock.ts'
import { tideSite } from '../microsite/sites.ts'

/** Competitions of the cast by a part of their titles, and a series and an article beside them. */
export function searchFixture(q: string, lang: 'zh-CN' | 'en-US' = 'zh-CN'): DataIn<typeof searchSite> {
  const pick = ({ cn, en }: { cn: string; en: string }) => (lang === 'zh-CN' ? cn : en)
  const found = competitions.filter(({ title }) => q !== '' && `${title.cn} ${title.en}`.includes(q))
  if (found.length === 0) return { groups: [], total: 0 }
  const items = found.map(({ id, title }) => ({
    id: `competition-${id}`,
    title: pick(title),
    note: pick({ cn: '训练赛，数据公开', en: 'Training, with public data' }),
    lang,
    href: competitionAddress.overview({ id }),
  }))
  const series = {
    id: `microsite-${tideSite.name}`,
    title: pick(tideSite.title),
    note: pick({ cn: '时间序列系列赛', en: 'A series on time series' }),
    lang,
    href: micrositePath(tideSite.kind, tideSite.name),
  }
  const article = {
    id: 'info-6',
    title: pick({ cn: '婴儿也看日历', en: 'Babies keep a timetable' }),
    note: pick({ cn: '周日比周二少四成。', en: 'Sundays have fewer births.' }),
    lang,
    href: contentAddress.article({ id: 6 }),
  }
  return {
    groups: [
      { kind: 'competitions', items },
      { kind: 'microsites', items: [series] },
      { kind: 'articles', items: [article] },
    ],
    total: items.length + 2,
  }
}

export const searchHandlers: RequestHandler[] = [mock(searchSite, ({ query }) => searchFixture(query.q, query.lang))]
