import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { MAX_INDUSTRIES } from '@shulei/domain/people/profile/edit-industries.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Checkbox } from '@shulei/ui/Checkbox/Checkbox.tsx'
import { label as labelStyle } from '@shulei/ui/Field/Field.css.ts'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { type SubmitEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictChoice } from '../../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { FailureNote } from '../../../../base/form/FailureNote.tsx'
import { LoadFailed } from '../../../../base/site/LoadFailed.tsx'
import type { Profile } from '../../useProfile.ts'
import * as form from '../editing.css.ts'
import { SaveBar } from '../SaveBar/SaveBar.tsx'
import * as css from './IndustryPicker.css.ts'
import { useIndustries } from './useIndustries.ts'

/** The reader's industries, at most four (B§5, C113). A fifth is refused, and the reason is said. */
export function IndustryPicker({ profile }: { profile: Profile }) {
  const { t } = useTranslation('editing')
  const { pick } = useFormat()
  const formId = useId()
  const options = useCall(refs.industryOptions, {})
  const { codes, toggle, save, discard, isFull, failure, conflict, choose, ...state } = useIndustries(profile)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!state.isSaving) void save()
  }
  const nameOf = (code: string) => {
    const found = options.data?.industries.find((one) => one.code === code)
    return found ? pick({ cn: found.nameCn, en: found.nameEn }) : code
  }
  const fields = {
    codes: {
      label: t('industry.label'),
      show: (text: string) => text.split(' ').filter(Boolean).map(nameOf).join(' · '),
    },
  }
  if (!options.data) {
    return options.error ? (
      <LoadFailed error={options.error} onRetry={() => options.mutate()} />
    ) : (
      <Skeleton label={t('industry.label')} shape="rows" count={2} />
    )
  }
  return (
    <form id={formId} tabIndex={-1} className={form.form} noValidate onSubmit={submit}>
      <fieldset className={css.group}>
        <legend className={css.head}>
          <span className={labelStyle}>{t('industry.label')}</span>
          <span className={css.count}>{t('industry.chosen', { count: codes.length, max: MAX_INDUSTRIES })}</span>
        </legend>
        <div className={css.choices}>
          {options.data.industries.map(({ code, nameCn, nameEn }) => (
            <Checkbox
              key={code}
              isSelected={codes.includes(code)}
              onChange={(isChosen) => toggle(code, isChosen)}
              isDisabled={state.isSaving}
            >
              {pick({ cn: nameCn, en: nameEn })}
            </Checkbox>
          ))}
        </div>
        {isFull && <Alert tone="warning">{t('industry.full', { max: MAX_INDUSTRIES })}</Alert>}
      </fieldset>
      <ConflictChoice conflict={conflict} fields={fields} onChoose={choose} focusId={formId} />
      {failure && !conflict && <FailureNote failure={failure} />}
      <SaveBar {...state} part={t('part.industries')} onDiscard={discard} />
    </form>
  )
}
