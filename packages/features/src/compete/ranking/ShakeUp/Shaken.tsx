import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { LEADERS } from '@shulei/domain/compete/ranking/field.ts'
import { mayLead } from '@shulei/domain/compete/ranking/shake-up.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import type { Language } from '@shulei/i18n/language.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { KeyFigure, KeyFigures } from '@shulei/ui/KeyFigure/KeyFigure.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { SlopeChart } from '@shulei/ui/SlopeChart/SlopeChart.tsx'
import Download from 'lucide-react/dist/esm/icons/download.mjs'
import { useTranslation } from 'react-i18next'
import { ShakenTable } from './ShakenTable.tsx'
import * as css from './ShakeUp.css.ts'
import { type ShakeUpData, slopesOf } from './shake.ts'

/** Figures and sentences about the change, the chart, and the table beside it. */
export function Shaken({ competitionId, shakeUp }: { competitionId: number; shakeUp: ShakeUpData }) {
  const { t, i18n } = useTranslation('ranking')
  const { t: words } = useTranslation('competition-page')
  const format = useFormat()
  const { schedule, teams, total, stayed, correlation, draws, isFinal, computedAt } = shakeUp
  const leaders = mayLead(teams)
  return (
    <>
      <Panel title={t('shakeUp.what')} titleSize="card">
        <div className={css.words}>
          <KeyFigures>
            <KeyFigure
              label={t('shakeUp.stayed')}
              value={format.number(stayed)}
              note={t('shakeUp.stayedOf', { n: format.number(Math.min(LEADERS, total)) })}
            />
            {correlation === null ? null : (
              <KeyFigure
                label={t('shakeUp.correlation')}
                value={correlation.toFixed(2)}
                note={t('shakeUp.correlationNote')}
              />
            )}
            <KeyFigure
              label={t('shakeUp.mayLead')}
              value={format.number(leaders)}
              note={t('shakeUp.mayLeadNote', { count: leaders })}
            />
          </KeyFigures>
          <p className={css.sentence}>{t('shakeUp.text', { n: format.number(draws) })}</p>
          <p className={css.sentence}>
            {leaders > 1
              ? t('shakeUp.leaders', { count: leaders, n: format.number(leaders) })
              : t('shakeUp.leaderAlone')}
          </p>
          <p className={css.note}>
            {t(isFinal ? 'shakeUp.final' : 'shakeUp.running', {
              at: format.dayTime(computedAt),
              n: format.number(total),
            })}
          </p>
        </div>
      </Panel>
      <div className={css.both}>
        <div className={css.chart}>
          <Panel title={t('shakeUp.chart')} titleSize="card">
            <SlopeChart
              items={slopesOf(teams)}
              sides={[words('listName.A'), words('listName.B')]}
              label={t('shakeUp.chart')}
              columns={[words('ranking.team'), words('listName.A'), words('listName.B'), t('shakeUp.range')]}
            />
          </Panel>
        </div>
        <Panel
          title={t('shakeUp.caption')}
          aside={
            <LinkButton
              size="s"
              icon={<Icon of={Download} size={15} />}
              href={keyOf(refs.rankingFile, {
                params: { id: competitionId },
                query: { sch: schedule.id, part: 'shakeUp', lang: i18n.language as Language },
              })}
              download
            >
              {t('download')}
            </LinkButton>
          }
          titleSize="card"
          isFlush
        >
          <ShakenTable shakeUp={shakeUp} />
        </Panel>
      </div>
    </>
  )
}
