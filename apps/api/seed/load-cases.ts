import { createHash, randomUUID } from 'node:crypto'
import { HOUR, type Instant } from '@shulei/domain/base/time/instant.ts'
import { castCases } from '@shulei/mocks/cast/cases.ts'
import { eq } from 'drizzle-orm'
import { appeals } from '../src/modules/compete/appeal/tables.ts'
import { teamFlags, teams } from '../src/modules/compete/team/tables.ts'
import type { Platform } from '../src/platform/platform.ts'
import { rowName, type TeamIds } from './load-teams.ts'

/** The file that the first appeal has. */
const log = '轮次,时间,验证损失\n1,2026-10-02 20:14,1.0412\n2,2026-10-02 20:31,1.0127\n3,2026-10-02 20:55,0.9986\n'

/** Loads the flags of the cast with their appeals and answers; the notices are loaded with all others. */
export async function loadCases({ db, files }: Platform, teamIds: TeamIds, start: Instant): Promise<void> {
  for (const [index, story] of castCases.entries()) {
    const teamId = teamIds.get(rowName(story as Parameters<typeof rowName>[0]))
    if (teamId === undefined) throw new Error(`the team of a case in ${story.slug} is missing`)
    const at = (hoursAgo: number) => new Date(start - hoursAgo * HOUR)
    const { kind, status, reason, evidence, appeal, answer } = story
    const answeredAt = at(answer.hoursAgo)
    const key = `appeals/${randomUUID()}`
    const hasFile = index === 0
    if (hasFile) await files.disk.put(key, log)
    await db.transaction(async (tx) => {
      const [flag] = await tx
        .insert(teamFlags)
        .values({
          teamId,
          kind,
          status,
          reason,
          evidence,
          createdAt: at(story.hoursAgo),
          endedAt: answer.accepted ? answeredAt : null,
        })
        .returning({ id: teamFlags.id })
      if (!flag) throw new Error('a flag was not stored')
      await tx.insert(appeals).values({
        flagId: flag.id,
        userId: appeal.sender.id,
        idempotencyKey: randomUUID(),
        content: appeal.content,
        file: hasFile
          ? {
              key,
              name: '训练日志.csv',
              bytes: Buffer.byteLength(log),
              sha256: createHash('sha256').update(log).digest('hex'),
            }
          : null,
        createdAt: at(appeal.hoursAgo),
        answeredAt,
        accepted: answer.accepted,
        answer: answer.text,
      })
      if (!answer.accepted) await tx.update(teams).set({ cheatStatus: status }).where(eq(teams.id, teamId))
    })
  }
}
