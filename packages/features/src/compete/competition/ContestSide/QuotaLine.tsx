import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Rich, template } from '@shulei/i18n/Rich.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './ContestSide.css.ts'

/** Submissions the team has left today. Loaded after the page: the line keeps its height while it is empty. */
export function QuotaLine({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('competition-page')
  const format = useFormat()
  const { data } = useCall(refs.competitionSubmits, {
    params: { id: competitionId },
    query: { part: 'submits', per_page: 1 },
  })
  return (
    <p className={css.quota}>
      {data ? (
        <>
          <span>
            <Rich
              text={t('next.left', template)}
              values={{ left: Math.max(0, data.quota.limit - data.quota.teamUsed), limit: data.quota.limit }}
              components={{ b: <b className={css.strong} /> }}
            />
          </span>
          <span>{t('next.resets', { at: format.dayTime(data.quota.resetsAt) })}</span>
        </>
      ) : null}
    </p>
  )
}
