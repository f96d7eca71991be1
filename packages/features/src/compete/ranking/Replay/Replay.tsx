import { failureText } from '@shulei/client/call-error.ts'
import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useCompetition } from '../../competition/useCompetition.ts'
import { ListHead } from '../ListHead.tsx'
import { parseList } from '../lists.ts'
import { NoDays } from '../NoDays.tsx'
import { replayArgs } from './frames.ts'
import { Player } from './Player.tsx'
import * as css from './Replay.css.ts'

/**
 * The first ten of a list, day by day.
 *
 * - MUST show the first ten of every day with a snapshot, on one scale for all days, and the own team's rank on each.
 * - MUST be steered by a slider whose value is spoken as a day, and by a play button; playing ends on the last day.
 * - MUST move nothing but from place to place under reduced motion: no sliding, no growing.
 * - MUST list every day as a link to its whole list, which is the way without JavaScript.
 * - MUST say the shown day and its list to a screen reader as a table.
 * - MUST say when a locked list opens, and of a list without a snapshot when the first one comes.
 */
export function Replay({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('shell')
  const [params] = useSearchParams()
  const query = parseList(params)
  const { data: competition } = useCompetition(competitionId)
  const { data, error, mutate } = useCall(refs.competitionReplay, replayArgs(competitionId, query))
  if (data && competition) {
    return (
      <div className={css.page}>
        <ListHead page="replay" competition={competition} shown={data} query={query} />
        {data.frames.length === 0 ? (
          <NoDays competitionId={competitionId} shown={data} />
        ) : (
          <Player
            // another list begins with its last day
            key={`${data.schedule?.id} ${data.stage}`}
            competitionId={competitionId}
            replay={data}
            query={query}
          />
        )}
      </div>
    )
  }
  if (!error) return <Skeleton label={t('a11y.loading')} shape="rows" count={10} />
  return (
    <ErrorState
      title={t('state.loadFailed')}
      description={failureText(error, t('state.loadFailedHint'))}
      detail={error.requestId}
    >
      <LinkButton component="button" type="button" onClick={() => void mutate()}>
        {t('action.retry')}
      </LinkButton>
    </ErrorState>
  )
}
