import type { HostRole } from '@shulei/domain/host/desk/roles.ts'
import { type DeskValues, sectionKeys } from '@shulei/domain/host/desk/values.ts'
import { writeParts } from '../../competition-folder/texts.ts'
import { competitionFolders, signups } from '../../src/modules/compete/competition/tables.ts'
import { competitionMembers } from '../../src/modules/host/desk/tables.ts'
import { hostedCompetitions } from '../../src/modules/host/hosting/tables.ts'
import type { TestApi } from '../harness.ts'

/** Texts in Chinese of a competition at a desk. */
const parts = {
  title: '潮位预测',
  summary: '一行',
  tags: [],
  sections: sectionKeys.map((heading) => ({ heading, text: '正文' })),
  faqHeading: '问答',
  faq: [{ question: '怎么开始？', answer: '先下载数据。' }],
}
const cn = (text: string) => ({ cn: text, en: '' })

/** Values that can be written at the desk of a competition of `addCompetition`. */
export const deskValues = (now: number): DeskValues => ({
  title: cn('潮位'),
  summary: cn(parts.summary),
  sections: sectionKeys.map(() => cn('新的正文')),
  faq: [],
  gate: 'none',
  teamMax: 3,
  dailySubmissions: 9,
  turn: new Date(now + 5 * 86_400_000).toISOString(),
  end: new Date(now + 9 * 86_400_000).toISOString(),
})

interface Desk {
  competitionId: number
  owner: number
  /** People with their roles besides the owner. */
  others?: Readonly<Record<number, HostRole>>
  /** People who have signed up. */
  people?: readonly number[]
}

/** Gives a competition a desk, with texts that can be changed. */
export async function addDesk(
  { platform: { db }, clock }: Pick<TestApi, 'platform' | 'clock'>,
  { competitionId, owner, others = {}, people = [] }: Desk,
): Promise<void> {
  const at = new Date(clock.now())
  await db
    .insert(hostedCompetitions)
    .values({ competitionId, ownerId: owner, code: 'TIDE-2026', idempotencyKey: crypto.randomUUID(), createdAt: at })
  const roles: [number, HostRole][] = Object.entries(others).map(([id, role]) => [Number(id), role])
  for (const [userId, role] of [[owner, 'owner'] as const, ...roles])
    await db.insert(competitionMembers).values({ competitionId, userId, role, addedAt: at })
  await db
    .insert(competitionFolders)
    .values({ competitionId, texts: { 'text.zh-CN.md': writeParts(parts) }, baselines: {} })
  for (const userId of people)
    await db.insert(signups).values({ competitionId, userId, state: 3, createdAt: at, updatedAt: at })
}
