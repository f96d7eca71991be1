import { useCall } from '@shulei/client/hooks.ts'
import type { Args } from '@shulei/contract/call.ts'
import type { competitionRankings } from '@shulei/contract/competition/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useEffect, useRef } from 'react'
import type { Contest } from '../contest.ts'
import type { SubmitsAnswer } from '../submits.ts'
import { BestCard } from './BestCard.tsx'
import { EdgeCard } from './EdgeCard.tsx'
import * as css from './SubmitSide.css.ts'

/** Rank whose score the team's own score is compared with. */
const aimRank = 10

/** Arguments for the list that counts now: the reader's own row with its history, and the first ranks. */
export const standingArgs = (id: number): Args<typeof competitionRankings> => ({
  params: { id },
  query: { part: 'rankings', per_size: aimRank },
})

export interface SubmitSideProps {
  contest: Contest
  answer: SubmitsAnswer
}

/** Beside the form: the time until the list closes or opens, and the team's best score. */
export function SubmitSide({ contest, answer: { best, verdict } }: SubmitSideProps) {
  const { data, mutate } = useCall(refs.competitionRankings, best ? standingArgs(contest.id) : null)
  const standing = best ? `${best.list} ${best.score} ${best.rank}` : ''
  const shown = useRef(standing)

  useEffect(() => {
    if (standing === shown.current) return
    shown.current = standing
    void mutate()
  }, [standing, mutate])

  return (
    <aside className={css.side}>
      <EdgeCard contest={contest} now={Date.parse(verdict.checkedAt)} />
      <BestCard
        contest={contest}
        best={best}
        history={data?.self?.history ?? []}
        aim={data?.list.find(({ rank }) => rank === aimRank) ?? null}
        now={Date.parse(verdict.checkedAt)}
      />
    </aside>
  )
}
