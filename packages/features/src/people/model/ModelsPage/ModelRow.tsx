import * as notebookAddress from '@shulei/domain/address/notebook.ts'
import { type MetricId, metrics } from '@shulei/domain/compete/submission/metric.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { profileTabAddress } from '../../../base/address/profile.ts'
import { useShownName } from '../../../base/site/useShownName.ts'
import { When } from '../../../base/site/When/When.tsx'
import type { Model } from '../models.ts'
import * as css from './ModelsPage.css.ts'

/** A shared submission: its team and author, what they say about it, and its score. */
export function ModelRow({ model, metric }: { model: Model; metric: MetricId }) {
  const { t } = useTranslation('models')
  const { score, number, pick } = useFormat()
  const { no, team, author, description, notebooks, schedule, createdAt } = model
  const name = useShownName(author)
  return (
    <li className={css.row}>
      <TeamBadge seed={String(team.id)} size="m" {...(team.avatar ? { src: team.avatar } : {})} />
      <div className={css.words}>
        <h3 className={css.title}>
          <bdi>{team.name}</bdi> <span className={css.no}>{t('submission', { no: number(no) })}</span>
        </h3>
        {description === '' ? (
          <p className={css.silent}>{t('noDescription')}</p>
        ) : (
          <p className={css.description}>{description}</p>
        )}
        {notebooks.length > 0 ? (
          <ul className={css.notebooks} aria-label={t('notebooks')}>
            {notebooks.map(({ id, title }) => (
              <li key={id}>
                <TextLink component={Link} to={notebookAddress.detail({ id })} isStandalone>
                  <bdi>{title}</bdi>
                </TextLink>
              </li>
            ))}
          </ul>
        ) : null}
        <p className={css.meta}>
          <TextLink component={Link} to={profileTabAddress(author.id)} isStandalone>
            <bdi>{name}</bdi>
          </TextLink>
          {schedule ? <span>{pick({ cn: schedule.title, en: schedule.titleEn })}</span> : null}
          <When at={createdAt} />
        </p>
      </div>
      <p className={css.score}>
        <span className={css.scoreNumber}>{score(model.score, metrics[metric].decimals)}</span> {t('score')}
      </p>
    </li>
  )
}
