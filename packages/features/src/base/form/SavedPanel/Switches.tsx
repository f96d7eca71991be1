import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Switch } from '@shulei/ui/Switch/Switch.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { LoginLink } from '../../site/LoginLink.tsx'
import { formFailure } from '../form-failure.ts'
import { type Choices, createSaver, type Save } from '../saver.ts'
import * as css from './SavedPanel.css.ts'

export interface SettingRow<K extends string> {
  key: K
  /** The setting as a noun. */
  label: string
  /** The effect of the setting in one sentence. */
  hint: string
  /** Another setting that must be on for this one to have an effect. */
  needs?: K
}

export interface SwitchesProps<K extends string> {
  rows: readonly SettingRow<K>[]
  stored: Choices<K>
  save: Save<K>
}

/** A switch for each setting; a choice that failed to be stored has an error under its switch. */
export function Switches<K extends string>({ rows, stored, save }: SwitchesProps<K>) {
  const { t } = useTranslation('settings')
  const [saver] = useState(() => createSaver(stored, save))
  const { shown, failed, isSaved } = useSyncExternalStore(saver.subscribe, saver.now, saver.now)
  useEffect(() => saver.follow(stored), [saver, stored])
  return (
    <>
      <ul className={css.list}>
        {rows.map(({ key, label, hint, needs }) => (
          <li key={key} className={css.row}>
            <SettingSwitch
              label={label}
              hint={hint}
              isOn={shown[key]}
              isDisabled={needs !== undefined && !shown[needs]}
              failure={failed[key]}
              onChoose={(isOn) => saver.choose(key, isOn)}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{isSaved ? t('saved') : ''}</VisuallyHidden>
    </>
  )
}

interface SettingSwitchProps {
  label: string
  hint: string
  isOn: boolean
  isDisabled: boolean
  failure: { isOn: boolean; error: unknown } | undefined
  onChoose: (isOn: boolean) => void
}

function SettingSwitch({ label, hint, isOn, isDisabled, failure, onChoose }: SettingSwitchProps) {
  const { t } = useTranslation('settings')
  const { t: shell } = useTranslation('shell')
  const field = useRef<HTMLDivElement>(null)
  const reason = failure && formFailure(failure.error, shell('state.loadFailedHint'))
  const retry = () => {
    if (!failure) return
    // the retry button disappears with its note, so the focus moves to the switch
    field.current?.querySelector('input')?.focus()
    onChoose(failure.isOn)
  }
  return (
    <>
      <Switch ref={field} hint={hint} isSelected={isOn} isDisabled={isDisabled} onChange={onChoose}>
        {label}
      </Switch>
      {failure ? (
        <Alert
          tone="danger"
          live="assertive"
          title={t('notSaved', { name: label })}
          action={
            reason?.isSignedOut ? (
              <LoginLink />
            ) : (
              <Button size="s" onPress={retry}>
                {shell('action.retry')}
              </Button>
            )
          }
        >
          {reason?.text}
        </Alert>
      ) : null}
    </>
  )
}
