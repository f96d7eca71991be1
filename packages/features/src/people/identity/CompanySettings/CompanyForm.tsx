import { countText } from '@shulei/domain/base/text/count.ts'
import { type CompanyFields, companyFieldsOf, companyLimits } from '@shulei/domain/people/identity/company.ts'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type SubmitEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import * as css from '../identity.css.ts'
import { PhotoField } from '../PhotoField.tsx'
import { SendBar } from '../SendBar.tsx'
import { type CompanyFormProps, useCompanyForm } from './useCompanyForm.ts'

/** Fields of an enterprise's certification. All problems are shown at once, each at its field. */
export function CompanyForm(props: CompanyFormProps) {
  const { t } = useTranslation('identity')
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(element)
  const { draft, change, leave, licence, choose, problem, failure, isSending, send } = useCompanyForm(props)
  const length = countText(companyFieldsOf(draft).purpose)
  const over = length - companyLimits.purpose

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSending && !(await send())) focusProblem()
  }
  const field = (name: keyof CompanyFields) => ({
    label: t(`company.${name}`),
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    onBlur: () => leave(name),
    errorMessage: problem(name),
  })
  return (
    // by POST, so that values sent before hydration do not appear in the address
    <form ref={element} method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField {...field('companyName')} hint={t('company.companyNameHint')} autoComplete="organization" isRequired />
      <TextField
        {...field('creditCode')}
        hint={t('company.creditCodeHint')}
        autoComplete="off"
        spellCheck="false"
        isRequired
      />
      <div className={css.pair}>
        <TextField {...field('contactName')} autoComplete="name" isRequired />
        <TextField {...field('contactEmail')} type="email" autoComplete="email" isRequired />
      </div>
      <TextArea
        {...field('purpose')}
        labelNote={t('optional')}
        placeholder={t('company.purposeExample')}
        counter={{
          text: t('company.counter', { count: length, max: companyLimits.purpose }),
          isOver: over > 0,
          announcement: over > 0 ? t('company.over', { count: over }) : '',
        }}
        isGrowing
      />
      <div className={css.photos}>
        <div>
          <p className={css.photosName}>{t('company.photo')}</p>
          <p className={css.photosRule}>{t('photo.rule')}</p>
          <p className={css.photosRule}>{t('company.licenceUse')}</p>
        </div>
        <PhotoField
          label={t('company.licence')}
          hint={t('company.licenceHint')}
          photo={licence}
          errorMessage={problem('licence')}
          onChoose={choose}
        />
      </div>
      <SendBar failure={failure} isSending={isSending} />
    </form>
  )
}
