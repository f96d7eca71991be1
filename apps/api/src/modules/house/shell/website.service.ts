import type { DataIn } from '@shulei/contract/call.ts'
import { WebsiteTexts, type website } from '@shulei/contract/house/shell/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as contentAddress from '@shulei/domain/address/content.ts'
import * as micrositeAddress from '@shulei/domain/address/microsite.ts'
import * as racesAddress from '@shulei/domain/address/races.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import * as specialAddress from '@shulei/domain/address/special.ts'
import type * as z from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import { staleWhileRevalidate } from '../../../platform/stale-while-revalidate.ts'
import { findWebsite } from './website.repo.ts'

type Website = DataIn<typeof website>

/** Content of the footer until the operator stores another one under the setting `website`. It links to existing pages only. */
const builtIn: z.input<typeof WebsiteTexts> = {
  serviceLinks: [
    { label: { cn: '全部竞赛', en: 'All competitions' }, href: competitionAddress.list() },
    { label: { cn: '资讯', en: 'Articles and events' }, href: siteAddress.information() },
    { label: { cn: '专家', en: 'Experts' }, href: contentAddress.experts() },
    { label: { cn: '教学', en: 'Education' }, href: contentAddress.education() },
    { label: { cn: '公益', en: 'Public interest' }, href: contentAddress.welfare() },
    { label: { cn: '评测', en: 'Evaluation' }, href: micrositeAddress.evaluation() },
    { label: { cn: '评级', en: 'Grades' }, href: micrositeAddress.grade() },
    { label: { cn: 'DCIC 系列', en: 'DCIC series' }, href: micrositeAddress.dcic() },
    { label: { cn: '揭榜', en: 'Bounty board' }, href: contentAddress.unveil() },
    { label: { cn: '商务', en: 'For business' }, href: contentAddress.business() },
    { label: { cn: '竞赛合作', en: 'Host with us' }, href: contentAddress.cooperation() },
    { label: { cn: '正在报名', en: 'Open for sign-up' }, href: competitionAddress.list({ cmptStatus: 1 }) },
    { label: { cn: '系列赛', en: 'Series' }, href: racesAddress.landing() },
    { label: { cn: '专题', en: 'Specials' }, href: specialAddress.index() },
  ],
  helpLinks: [
    { label: { cn: '关于我们', en: 'About us' }, href: contentAddress.help() },
    { label: { cn: '常见问题', en: 'Questions and answers' }, href: contentAddress.faq() },
    { label: { cn: '隐私政策', en: 'Privacy policy' }, href: contentAddress.privacy() },
    { label: { cn: '服务条款', en: 'Terms of service' }, href: contentAddress.servicePolicy() },
    { label: { cn: '接口文档', en: 'API reference' }, href: '/api/docs' },
  ],
  contact: { hours: { cn: '', en: '' }, email: '' },
  partners: [],
  followUs: [],
}

/** The contact of a demonstration, at an address that nobody has. */
const simulated: Website['contact'] = {
  hours: { cn: '工作日 9:00–18:00', en: 'Monday to Friday, 9:00–18:00 (UTC+8)' },
  email: 'support@shulei.example',
}

/** The contact that the operator gave; an address of a page is one that begins with `https:`. */
const contactOf = (contact: string): Website['contact'] => ({
  ...builtIn.contact,
  ...(contact.startsWith('https:') ? { page: contact } : { email: contact }),
})

async function read({ db, config }: Platform): Promise<Website> {
  const { texts, isDemonstration } = await findWebsite(db)
  const stored = WebsiteTexts.safeParse(texts)
  const { site, verificationTime } = config
  const found = stored.success ? stored.data : { ...builtIn, ...(isDemonstration ? { contact: simulated } : {}) }
  return {
    ...found,
    ...(site.contact === null ? {} : { contact: contactOf(site.contact) }),
    demo: isDemonstration,
    verificationTime,
    ...(site.lines.length > 0 ? { lines: [...site.lines] } : {}),
  }
}

/** Greatest age of the footer after a change of the setting, milliseconds. */
const CACHE_MS = 3000

/** Footer and side bar of this installation, and whether it holds the built-in content. */
export const websiteOf = staleWhileRevalidate(read, () => CACHE_MS)
