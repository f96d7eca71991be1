import type { Data } from '@shulei/contract/call.ts'
import type { initData } from '@shulei/contract/people/guide/calls.ts'
import type { OccupationField } from '@shulei/domain/people/guide/occupation.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Select } from '@shulei/ui/Select/Select.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { useTranslation } from 'react-i18next'
import { SuggestText } from '../../profile/SuggestText.tsx'
import * as css from './GuideWizard.css.ts'

/** Value, change and problem of a field. */
export type OccupationInputs = (name: OccupationField) => {
  value: string
  onChange: (text: string) => void
  errorMessage: string | undefined
  isRequired?: boolean
  labelNote?: string
}

interface FieldsProps {
  inputs: OccupationInputs
}

/** Employer and job; for a teacher, the school and the title. */
export function WorkFields({ isTeacher, inputs }: FieldsProps & { isTeacher: boolean }) {
  const { t } = useTranslation('guide')
  return (
    <fieldset className={css.group}>
      <legend className={css.groupName}>{t(isTeacher ? 'occupation.teaching' : 'occupation.work')}</legend>
      <div className={css.pair}>
        <SuggestText
          type={isTeacher ? 'school' : 'company'}
          label={t(isTeacher ? 'occupation.teachingPlace' : 'occupation.companyName')}
          {...inputs('companyName')}
        />
        <SuggestText
          type="job"
          label={t(isTeacher ? 'occupation.teachingJob' : 'occupation.jobName')}
          {...inputs('jobName')}
        />
      </div>
      <div className={css.pair}>
        <TextField
          label={t('occupation.workStartTime')}
          placeholder={t('occupation.monthExample')}
          autoComplete="off"
          {...inputs('workStartTime')}
        />
        <TextField
          label={t('occupation.workEndTime')}
          placeholder={t('occupation.monthExample')}
          hint={t('occupation.endHint')}
          autoComplete="off"
          {...inputs('workEndTime')}
        />
      </div>
    </fieldset>
  )
}

/** School, major, degree and period of the latest education. */
export function StudyFields({
  isStudent,
  degrees,
  inputs,
}: FieldsProps & { isStudent: boolean; degrees: Data<typeof initData>['degrees'] }) {
  const { t } = useTranslation('guide')
  const { pick } = useFormat()
  const { value, onChange, errorMessage, labelNote } = inputs('degreeName')
  const options = degrees.map(({ nameCn, nameEn }) => ({
    ...{ id: nameCn, label: pick({ cn: nameCn, en: nameEn }) },
    names: [nameCn, nameEn],
  }))
  // a degree is stored as its name in the language in which it was chosen, or as any other text
  const chosen = options.find(({ names }) => names.includes(value))
  if (value !== '' && !chosen) options.unshift({ id: value, label: value, names: [value] })
  return (
    <fieldset className={css.group}>
      <legend className={css.groupName}>{t(isStudent ? 'occupation.studyNow' : 'occupation.study')}</legend>
      <div className={css.pair}>
        <SuggestText
          type="school"
          label={t(isStudent ? 'occupation.schoolName' : 'occupation.highestSchool')}
          {...inputs('schoolName')}
        />
        <SuggestText type="major" label={t('occupation.majorName')} {...inputs('majorName')} />
      </div>
      <Select
        label={t('occupation.degreeName')}
        {...(labelNote ? { labelNote } : {})}
        placeholder={t('occupation.degreeChoose')}
        options={options}
        selectedKey={(chosen?.id ?? value) || null}
        onSelectionChange={(key) => onChange(options.find(({ id }) => id === key)?.label ?? '')}
        errorMessage={errorMessage}
      />
      <div className={css.pair}>
        <TextField
          label={t('occupation.eduStartTime')}
          placeholder={t('occupation.monthExample')}
          autoComplete="off"
          {...inputs('eduStartTime')}
        />
        <TextField
          label={t('occupation.eduEndTime')}
          placeholder={t('occupation.monthExample')}
          hint={t('occupation.eduEndHint')}
          autoComplete="off"
          {...inputs('eduEndTime')}
        />
      </div>
    </fieldset>
  )
}
