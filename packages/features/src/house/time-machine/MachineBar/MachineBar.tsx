import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { ExitForm, MachineForm } from '../MachineForm/MachineForm.tsx'
import type { MachinePlace, Shown } from '../place.ts'
import * as css from './MachineBar.css.ts'

export interface MachineBarProps {
  place: MachinePlace
  shown: Shown
}

/**
 * The banner of a page in the time machine: whose page it is, of which instant, and that nothing is saved. It is part of the
 * server's page alone and works without scripts.
 */
export function MachineBar({ place, shown }: MachineBarProps) {
  const { t } = useTranslation('time-machine')
  const { dateTime, zoneName } = useFormat()
  const time = `${dateTime(shown.at).slice(0, -3)} ${zoneName()}`
  return (
    <aside className={css.bar} aria-label={t('region')}>
      <div className={css.inner}>
        <details>
          <summary className={css.summary}>
            <span className={css.name}>{t('title')}</span>
            <span className={css.said}>{t('banner', { role: t(`role.${shown.role}`), time })}</span>
            <span className={css.muted}>{t('readOnly')}</span>
            <span className={css.change}>{t('change')}</span>
          </summary>
          <div className={css.panel}>
            <MachineForm place={place} shown={shown} label={t('show')} />
            <p className={css.muted}>{t('limits')}</p>
          </div>
        </details>
        <ExitForm scope={place.scope} />
      </div>
    </aside>
  )
}
