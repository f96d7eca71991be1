import { useFormat } from '@shulei/i18n/format.ts'
import { DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import type { Teams } from '../teams.ts'

/** The limits of the competition for all teams, told before one of them refuses something. */
export function TeamLimits({ teams: { limits, team } }: { teams: Teams }) {
  const { t } = useTranslation('team')
  const { dayTime } = useFormat()
  const { teamMax: max, freezeAt, frozen, endTime, ended, maxTries } = limits
  const count = team?.members.length ?? 0
  const size = count >= max ? 'limits.sizeFull' : team ? 'limits.sizeValue' : 'limits.sizeAlone'
  const freeze = ended ? 'limits.ended' : frozen ? 'limits.frozen' : 'limits.freezeAt'
  const at = ended ? endTime : freezeAt
  return (
    <Panel title={t('limits.title')} titleSize="card" tone={frozen ? 'warning' : undefined}>
      <DescriptionList
        variant="stacked"
        items={[
          { term: t('limits.size'), value: t(size, { max, count }) },
          { term: t('limits.freeze'), value: t(freeze, { at: dayTime(at) }) },
          ...(maxTries === 0
            ? []
            : [{ term: t('limits.merged'), value: t('limits.mergedValue', { count: maxTries }) }]),
          { term: t('limits.round'), value: t('limits.roundValue') },
        ]}
      />
    </Panel>
  )
}
