import type { Data } from '@shulei/contract/call.ts'
import type { initData } from '@shulei/contract/people/guide/calls.ts'
import { MAX_INDUSTRIES } from '@shulei/domain/people/profile/edit-industries.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Checkbox } from '@shulei/ui/Checkbox/Checkbox.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './GuideWizard.css.ts'

export interface IndustryFieldProps {
  industries: Data<typeof initData>['industries']
  /** Codes of the chosen ones. */
  chosen: readonly string[]
  onChange: (codes: string[]) => void
  errorMessage: string | undefined
}

/** One to four industries. With four chosen, the others are disabled until one is given up. */
export function IndustryField({ industries, chosen, onChange, errorMessage }: IndustryFieldProps) {
  const { t } = useTranslation('guide')
  const { pick } = useFormat()
  const id = useId()
  const isFull = chosen.length >= MAX_INDUSTRIES
  const reason = isFull ? t('problem.tooMany', { max: MAX_INDUSTRIES }) : null
  return (
    <fieldset
      className={css.group}
      aria-describedby={errorMessage || reason ? id : undefined}
      data-invalid={errorMessage ? '' : undefined}
    >
      <legend className={css.legend}>
        {t('basic.industry')}
        <span className={css.legendNote}>{t('basic.industryNote', { max: MAX_INDUSTRIES })}</span>
      </legend>
      <div className={css.choices}>
        {industries.map(({ code, nameCn, nameEn }) => {
          const isChosen = chosen.includes(code)
          return (
            <Checkbox
              key={code}
              isSelected={isChosen}
              isDisabled={isFull && !isChosen}
              onChange={(isOn) => onChange(isOn ? [...chosen, code] : chosen.filter((one) => one !== code))}
            >
              {pick({ cn: nameCn, en: nameEn })}
            </Checkbox>
          )
        })}
      </div>
      {errorMessage ? (
        <p id={id} className={css.error}>
          {errorMessage}
        </p>
      ) : reason ? (
        <p id={id} className={css.note}>
          {reason}
        </p>
      ) : null}
    </fieldset>
  )
}
