import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import type { Desk } from '../desk.ts'
import * as css from './DeskToday.css.ts'
import { funnelSteps } from './funnel-steps.ts'

/** How far people and teams have come: steps that go down, each with its figure and its share of the step before. */
export function Funnel({ desk: { funnel } }: { desk: Desk }) {
  const { t } = useTranslation('desk')
  const { number, percent } = useFormat()
  const steps = funnelSteps(funnel)
  return (
    <Panel title={t('funnel.title')}>
      {steps.length === 0 ? <EmptyState size="s" title={t('funnel.none')} /> : null}
      <ol className={css.funnel}>
        {steps.map(({ name, unit, count, height, share }) => (
          <li key={name} className={css.step} data-unit={unit}>
            <svg className={css.stepColumn} aria-hidden="true">
              <rect className={css.stepBar} y={`${100 - height}%`} width="100%" height={`${height}%`} />
            </svg>
            <p className={css.stepCount}>{t(`funnel.${unit}`, { count, n: number(count) })}</p>
            <p className={css.stepName}>{t(`funnel.${name}`)}</p>
            <svg className={css.stepRow} aria-hidden="true">
              <rect className={css.stepBar} width={`${height}%`} height="100%" />
            </svg>
            {share === null ? null : (
              <p className={css.stepShare}>{t('funnel.ofBefore', { percent: percent(share) })}</p>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
