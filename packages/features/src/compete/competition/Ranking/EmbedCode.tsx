import * as embedAddress from '@shulei/domain/address/embed.ts'
import { embedCode, embedRows } from '@shulei/domain/compete/ranking/embed.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { useSiteState } from '../../../base/site/site-state.ts'
import type { BoardProps } from './board-props.ts'
import * as css from './Ranking.css.ts'

/** The code that shows the list inside a frame of another site, with every choice in its address, and the sites that may. */
export function EmbedCode({ rankings: { frameHosts }, competition, query }: Omit<BoardProps, 'isOpen'>) {
  const { t } = useTranslation('embed-code')
  const { language: lang, pick } = useFormat()
  const { address } = useSiteState()
  const { id } = competition
  const rows = embedRows.usual
  const path = embedAddress.ranking({ id, n: rows, sch: query.sch, stage: query.stage, theme: 'system', lang })
  return (
    <details className={css.embed}>
      <summary className={css.embedTitle}>{t('title')}</summary>
      <textarea
        className={css.code}
        aria-label={t('title')}
        readOnly
        rows={4}
        value={embedCode({ address: new URL(path, address).href, title: pick(competition.title), rows })}
      />
      <p>{t('hosts', { hosts: [new URL(address).origin, ...frameHosts].join(' ') })}</p>
    </details>
  )
}
