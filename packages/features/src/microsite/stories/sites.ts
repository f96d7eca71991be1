import type { Microsite, MicrositePlace, MicrositeText } from '../microsite.ts'

export const text = (cn: string, en: string): MicrositeText => ({ cn, en })
const place = (page: string, cn: string, en: string): MicrositePlace => ({ page, label: text(cn, en) })

/** A series at sea: dark water, lamp yellow. Without a footer text of its own. */
export const tideSite: Microsite = {
  kind: 'race',
  name: 'tide',
  title: text('逐浪', 'Chasing Waves'),
  mark: { drawing: 'wave' },
  menu: [
    place('', '首页', 'Home'),
    place('competition', '赛道', 'Tracks'),
    place('expert', '专家', 'Experts'),
    place('news', '新闻', 'News'),
    place('organization', '组织机构', 'Organisation'),
    place('talent', '人才', 'Talent'),
    place('job', '职位', 'Jobs'),
    place('contact', '联系', 'Contact'),
  ],
  host: text('海洋预报联合实验室', 'Joint Laboratory for Ocean Forecasts'),
  footerText: null,
}

/** A series in the air: pale sky, kites. */
export const kiteSite: Microsite = {
  kind: 'race',
  name: 'kite',
  title: text('御风', 'Riding the Wind'),
  mark: { drawing: 'kite' },
  menu: [
    place('', '首页', 'Home'),
    place('competition', '赛题', 'Questions'),
    place('expert', '评委', 'Judges'),
    place('news', '资讯', 'News'),
    place('invite', '邀请', 'Invite'),
    place('organization', '组织机构', 'Organisation'),
    place('contact', '联系我们', 'Contact'),
  ],
  host: text('云岭低空实验室', 'Yunling Low-Altitude Laboratory'),
  footerText: text('御风组委会 · 昆明呈贡', 'Riding the Wind committee · Chenggong, Kunming'),
}

/** A special on poems: paper, seal, vertical lines. */
export const tangSite: Microsite = {
  kind: 'special',
  name: 'tang',
  title: text('更上一层', 'One Storey Higher'),
  mark: { drawing: 'seal', letter: '诗' },
  menu: [
    place('', '首页', 'Home'),
    place('competition', '四题', 'Four questions'),
    place('expert', '评委', 'Judges'),
    place('content-1', '札记', 'Notes'),
    place('news', '新闻', 'News'),
    place('invite', '邀约', 'Invite'),
    place('contact', '联络', 'Contact'),
  ],
  host: text('古籍数字化中心', 'Centre for Digital Classics'),
  footerText: text('诗文为公有领域作品', 'The poems are in the public domain'),
}

/** A special on a town's traffic at night. */
export const lampsSite: Microsite = {
  kind: 'special',
  name: 'lamps',
  title: text('万家灯火', 'Ten Thousand Lamps'),
  mark: { drawing: 'lamps' },
  menu: [
    place('', '首页', 'Home'),
    place('competition', '三问', 'Three questions'),
    place('content-1', '城市数据', 'City data'),
    place('expert', '顾问', 'Advisers'),
    place('news', '见闻', 'Reports'),
    place('organization', '组织', 'Organisation'),
    place('contact', '联系', 'Contact'),
  ],
  host: text('两江交通研究院', 'Liangjiang Institute of Transport'),
  footerText: null,
}

/** The sample microsite of a theme; other themes get the sea. */
export const siteOf = (theme: unknown): Microsite =>
  [kiteSite, tangSite, lampsSite].find(({ name }) => name === theme) ?? tideSite
