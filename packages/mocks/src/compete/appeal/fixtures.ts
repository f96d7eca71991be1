import type { DataIn } from '@shulei/contract/call.ts'
import type { appealCase } from '@shulei/contract/compete/appeal/calls.ts'
import { castCases } from '../../cast/cases.ts'
import { fromNow } from '../../clock.ts'
import { ownTeamFixture } from '../competition/fixtures.ts'

type Case = DataIn<typeof appealCase>

/** How far a case is. */
export type CaseState = 'none' | 'flagged' | 'banned' | 'sent' | 'rejected' | 'accepted'

/** The file that the appeal of the fixtures has. */
export const appealFileFixture = { name: '实验记录与提交时间.pdf', bytes: 842_318 } as const

/** The case of 林晓舟's team. */
export function appealCaseFixture(state: CaseState = 'banned', competitionId = 1001): Case {
  const [story] = castCases
  if (!story) throw new Error('the cast has no case')
  const teamId = ownTeamFixture().id
  if (state === 'none') return { teamId, cheatStatus: 0, flag: null, appeal: null, canAppeal: false }
  const status = state === 'flagged' ? 1 : 2
  const isOpen = state === 'flagged' || state === 'banned'
  const isAnswered = state === 'rejected' || state === 'accepted'
  const { reason, evidence, kind, appeal, answer } = story
  return {
    teamId,
    cheatStatus: state === 'accepted' ? 0 : status,
    flag: {
      type: kind,
      status,
      reason,
      evidence,
      at: fromNow({ hours: -30 }),
      endedAt: state === 'accepted' ? fromNow({ hours: -3 }) : null,
    },
    appeal: isOpen
      ? null
      : {
          id: 7,
          content: appeal.content,
          file: { ...appealFileFixture, url: `/api/competitions/${competitionId}/cheat/appeal/7/file` },
          sender: { id: appeal.sender.id, name: appeal.sender.name, avatar: null },
          sentAt: fromNow({ hours: -22 }),
          answeredAt: isAnswered ? fromNow({ hours: -3 }) : null,
          accepted: isAnswered ? state === 'accepted' : null,
          answer: isAnswered
            ? state === 'accepted'
              ? answer.text
              : (castCases[1]?.answer.text ?? answer.text)
            : { cn: '', en: '' },
        },
    canAppeal: isOpen,
  }
}
