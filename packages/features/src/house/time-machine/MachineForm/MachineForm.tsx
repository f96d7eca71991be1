import { refs } from '@shulei/contract/refs.ts'
import { localText } from '@shulei/domain/house/time-machine/instant.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { MachinePlace, Shown } from '../place.ts'
import * as css from './MachineForm.css.ts'

export interface MachineFormProps {
  place: MachinePlace
  /** Role and instant with which the fields begin. */
  shown: Shown
  /** Text of the button that uses the field of the time. */
  label: string
}

/**
 * Role and instant of the time machine. A form of the browser, which works without scripts: the time is a field, and each moment of
 * the schedule a button.
 */
export function MachineForm({ place, shown, label }: MachineFormProps) {
  const { t } = useTranslation('time-machine')
  const { zone, zoneName, dayTime, pick } = useFormat()
  const id = useId()
  const { scope, roles, milestones, from, to } = place
  return (
    <form className={css.form} method="post" action={refs.openTimeMachine.path} encType="multipart/form-data">
      <input type="hidden" name="scope" value={scope} />
      <input type="hidden" name="zone" value={zone} />
      <div className={css.fields}>
        <div className={css.field}>
          <label htmlFor={`${id}role`}>{t('role.label')}</label>
          <select id={`${id}role`} className={css.control} name="role" defaultValue={shown.role}>
            {roles.map((role) => (
              <option key={role} value={role}>
                {t(`role.${role}`)}
              </option>
            ))}
          </select>
        </div>
        <div className={css.field}>
          <label htmlFor={`${id}time`}>{t('time', { zone: zoneName() })}</label>
          <input
            id={`${id}time`}
            className={css.control}
            type="datetime-local"
            name="time"
            required
            min={localText(Date.parse(from), zone)}
            max={localText(Date.parse(to), zone)}
            defaultValue={localText(shown.at, zone)}
          />
        </div>
        <LinkButton component="button" type="submit" variant="primary">
          {label}
        </LinkButton>
      </div>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('milestones')}</legend>
        <ul className={css.milestones}>
          {milestones.map(({ kind, at, competition, schedule }) => {
            const of = [competition, schedule].flatMap((name) => (name ? [pick(name)] : []))
            return (
              <li key={`${kind}${at}${of.join()}`}>
                <button
                  type="submit"
                  name="preset"
                  value={Date.parse(at)}
                  formNoValidate
                  className={css.milestone}
                  aria-pressed={Date.parse(at) === shown.at}
                >
                  <span>{[...of, t(`milestone.${kind}`)].join(' · ')}</span>
                  <span className={css.when}>{dayTime(at)}</span>
                </button>
              </li>
            )
          })}
        </ul>
      </fieldset>
    </form>
  )
}

/** Leaves the time machine; works without scripts. */
export function ExitForm({ scope }: Pick<MachinePlace, 'scope'>) {
  const { t } = useTranslation('time-machine')
  return (
    <form method="post" action={refs.closeTimeMachine.path} encType="multipart/form-data">
      <input type="hidden" name="scope" value={scope} />
      <LinkButton component="button" type="submit" size="s">
        {t('exit')}
      </LinkButton>
    </form>
  )
}
