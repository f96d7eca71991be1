import type { ReactNode } from 'react'
import { ContestHero } from '../ContestHero/ContestHero.tsx'
import { WithCompetition } from '../WithCompetition/WithCompetition.tsx'
import * as css from './ContestPage.css.ts'

export interface ContestPageProps {
  competitionId: number
  /** The open tab's content. */
  children: ReactNode
}

/** A competition's page: its header with the tabs, and the tab's content in the page column. */
export function ContestPage({ competitionId, children }: ContestPageProps) {
  return (
    <main id="content">
      <WithCompetition competitionId={competitionId}>
        {(competition) => <ContestHero competition={competition} />}
      </WithCompetition>
      <div className={css.column}>{children}</div>
    </main>
  )
}
