import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { userShowcase } from '@shulei/contract/people/profile/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as certificateAddress from '@shulei/domain/address/certificate.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SignatureDrawing } from '../../../base/signature/SignaturePicture/SignaturePicture.tsx'
import { profileArgs } from '../useProfile.ts'
import * as css from './Shelf.css.ts'

type Rank = Data<typeof userShowcase>['ranks'][number]

const medals = ['gold', 'silver', 'bronze'] as const

/** One rank as a small certificate: the competition's picture, the rank, the list and its day; a final one among the first three has a medal. It links to the certificate, before its issue to the ranking. */
function Certificate({
  rank: { competition, picture, team, rank, total, list, isFinal, at, certificate },
}: {
  rank: Rank
}) {
  const { t } = useTranslation('profile')
  const { pick, number, date } = useFormat()
  return (
    <li className={css.certificate} data-medal={isFinal ? medals[rank - 1] : undefined}>
      <div className={css.picture}>{picture && <SignatureDrawing picture={picture} />}</div>
      <div className={css.words}>
        <p className={css.rank}>
          <b className={css.number}>{t('shelf.rank', { rank: number(rank) })}</b>
          <span className={css.total}>{t('shelf.total', { total: number(total) })}</span>
        </p>
        <h3 className={css.title}>
          <Link
            className={css.link}
            to={
              certificate === null
                ? competitionAddress.ranking({ id: competition.id, hash: competitionAddress.teamRow(team.id) })
                : certificateAddress.detail({ id: certificate })
            }
          >
            {pick(competition.title)}
          </Link>
        </h3>
        <p className={css.note}>{t(isFinal ? 'shelf.final' : 'shelf.running', { list, at: date(at) })}</p>
      </div>
    </li>
  )
}

/** The best ranks of a person. Without a rank worth showing, and where they are hidden, there is no shelf. */
export function Shelf({ userId }: { userId: number }) {
  const { t } = useTranslation('profile')
  const id = useId()
  const { data } = useCall(refs.userShowcase, profileArgs(userId))
  if (!data || data.ranks.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('shelf.heading')}
      </h2>
      <ul className={css.shelf}>
        {data.ranks.map((rank) => (
          <Certificate key={rank.competition.id} rank={rank} />
        ))}
      </ul>
    </section>
  )
}
