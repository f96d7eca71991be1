import type { DataIn } from '@shulei/contract/call.ts'
import type { microsite } from '@shulei/contract/publish/microsite/calls.ts'

export type SiteFixture = DataIn<typeof microsite>

const text = (cn: string, en: string) => ({ cn, en })
type Place = SiteFixture['menu'][number]
const place = (page: Place['page'], cn: string, en: string): Place => ({ page, label: text(cn, en) })
const host = text('数擂赛事组', 'the Shulei competition team')
const rest = { version: 1, canEdit: false, frameHosts: [] }

/** A series on long time series. It has no footer text of its own, so the footer shows the technical support. */
export const tideSite: SiteFixture = {
  ...rest,
  kind: 'race',
  name: 'tide',
  title: text('逐浪', 'Chasing Waves'),
  mark: { drawing: 'wave' },
  theme: { base: 'tide', values: {} },
  menu: [
    place('', '首页', 'Home'),
    place('competition', '赛道', 'Tracks'),
    place('expert', '专家', 'Experts'),
    place('news', '资讯', 'News'),
    place('talent', '人才', 'Talent'),
    place('organization', '谁在办', 'Who runs it'),
    place('job', '招募', 'Join us'),
    place('contact', '联系', 'Contact'),
  ],
  host,
  footerText: null,
}

/** A series on aviation data, with a footer text of its own. */
export const kiteSite: SiteFixture = {
  ...rest,
  kind: 'race',
  name: 'kite',
  title: text('御风', 'Riding the Wind'),
  mark: { drawing: 'kite' },
  theme: { base: 'kite', values: {} },
  menu: [
    place('', '首页', 'Home'),
    place('competition', '赛题', 'Questions'),
    place('expert', '评委', 'Judges'),
    place('news', '资讯', 'News'),
    place('organization', '谁在办', 'Who runs it'),
    place('contact', '联络塔台', 'Contact'),
  ],
  host,
  footerText: text('天上的事，地上算清', 'What happens up there, worked out down here'),
}

/** A special on classification: paper, seal, vertical lines. */
export const tangSite: SiteFixture = {
  ...rest,
  kind: 'special',
  name: 'tang',
  title: text('更上一层', 'One Storey Higher'),
  mark: { drawing: 'seal', letter: '诗' },
  theme: { base: 'tang', values: {} },
  menu: [
    place('', '首页', 'Home'),
    place('competition', '三题', 'Three questions'),
    place('content-1', '札记', 'Notes'),
    place('expert', '评委', 'Judges'),
    place('news', '邸报', 'News'),
    place('contact', '联络', 'Contact'),
  ],
  host,
  footerText: text('诗文为公有领域作品', 'The poems are in the public domain'),
}

/** A special on everyday life. */
export const lampsSite: SiteFixture = {
  ...rest,
  kind: 'special',
  name: 'lamps',
  title: text('万家灯火', 'Ten Thousand Lamps'),
  mark: { drawing: 'lamps' },
  theme: { base: 'lamps', values: {} },
  menu: [
    place('', '首页', 'Home'),
    place('competition', '两盏灯', 'Two lamps'),
    place('content-1', '城市日历', 'The calendar'),
    place('expert', '顾问', 'Advisers'),
    place('news', '见闻', 'Reports'),
    place('contact', '联系', 'Contact'),
  ],
  host,
  footerText: null,
}

export const siteFixtures = [tideSite, kiteSite, tangSite, lampsSite] as const
/** The microsite of a name; others, and `-`, are the first one. */
export const siteOf = (name: unknown): SiteFixture => siteFixtures.find((site) => site.name === name) ?? tideSite
