import type { DataIn } from '@shulei/contract/call.ts'
import { website } from '@shulei/contract/shell/calls.ts'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database.ts'
import { settings } from './tables.ts'

type Website = DataIn<typeof website>

/** What the footer shows until the operator stores something else under the setting `website`. Only pages that work. */
const builtIn: Website = {
  serviceLinks: [
    { label: { cn: '全部竞赛', en: 'All competitions' }, href: '/competitions' },
    { label: { cn: '正在报名', en: 'Open for sign-up' }, href: '/competitions?cmptStatus=1' },
  ],
  helpLinks: [{ label: { cn: '接口文档', en: 'API reference' }, href: '/api/docs' }],
  contact: {
    hours: { cn: '工作日 9:00–18:00', en: 'Monday to Friday, 9:00–18:00 (UTC+8)' },
    email: 'support@shulei.example',
  },
  partners: [],
  followUs: [],
}

/** Footer and side bar of this installation. */
export async function websiteOf(db: Executor): Promise<Website> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'website'))
  const stored = website.data.safeParse(row?.value)
  return stored.success ? stored.data : builtIn
}
