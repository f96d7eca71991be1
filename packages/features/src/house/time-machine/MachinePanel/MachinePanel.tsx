import { nearestInstant } from '@shulei/domain/house/time-machine/instant.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
// the banner is rendered by the server alone: without this import its styles would be in no file of the browser
import * as barCss from '../MachineBar/MachineBar.css.ts'
import * as formCss from '../MachineForm/MachineForm.css.ts'
import { MachineForm } from '../MachineForm/MachineForm.tsx'
import type { MachinePlace } from '../place.ts'
import * as css from './MachinePanel.css.ts'

export interface MachinePanelProps {
  /** The microsite, and each of its competitions. */
  places: readonly MachinePlace[]
  /** The present, epoch milliseconds. */
  now: number
}

/** Opens the time machine from the studio: which pages, as whom, and when. */
export function MachinePanel({ places, now }: MachinePanelProps) {
  const { t } = useTranslation('time-machine')
  const { pick } = useFormat()
  const id = useId()
  const [scope, setScope] = useState(places[0]?.scope)
  const place = places.find((one) => one.scope === scope)
  if (!place) return null
  const at = nearestInstant(now, { from: Date.parse(place.from), to: Date.parse(place.to) })
  return (
    <Disclosure title={t('title')}>
      <div className={css.panel}>
        <p className={barCss.muted}>{t('lead')}</p>
        {places.length > 1 && (
          <div className={css.place}>
            <label htmlFor={id}>{t('place')}</label>
            <select
              id={id}
              className={formCss.control}
              value={place.scope}
              onChange={(event) => setScope(event.currentTarget.value)}
            >
              {places.map((one) => (
                <option key={one.scope} value={one.scope}>
                  {pick(one.title)}
                </option>
              ))}
            </select>
          </div>
        )}
        <MachineForm key={place.scope} place={place} shown={{ role: 'captain', at }} label={t('open')} />
        <p className={barCss.muted}>{t('limits')}</p>
      </div>
    </Disclosure>
  )
}
