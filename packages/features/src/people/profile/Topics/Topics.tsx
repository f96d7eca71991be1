import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { profileArgs } from '../useProfile.ts'
import * as css from './Topics.css.ts'

/** Skills in use: topics of the competitions in which the person's team has a score, with the number of these. */
export function Topics({ userId }: { userId: number }) {
  const { t } = useTranslation('profile')
  const { pick, number } = useFormat()
  const { data } = useCall(refs.userShowcase, profileArgs(userId))
  const [most] = data?.topics ?? []
  if (!data || !most) return null
  return (
    <Panel title={t('topics.title')} titleSize="card">
      <ul className={css.topics}>
        {data.topics.map(({ code, nameCn, nameEn, count }) => (
          <li key={code} className={css.topic}>
            <span>{pick({ cn: nameCn, en: nameEn })}</span>
            <span className={css.count}>{t('topics.count', { count, n: number(count) })}</span>
            <svg className={css.bar} aria-hidden="true">
              <rect className={css.ground} width="100%" height="100%" />
              <rect className={css.fill} width={`${(count / most.count) * 100}%`} height="100%" />
            </svg>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
