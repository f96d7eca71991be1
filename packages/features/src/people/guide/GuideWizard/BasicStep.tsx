import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as address from '@shulei/domain/address/guide.ts'
import { countText } from '@shulei/domain/base/text/count.ts'
import { type BindingFields, bindingProblems, codesOf, idenOf } from '@shulei/domain/people/guide/binding.ts'
import { profileLimits, profileTextOf } from '@shulei/domain/people/profile/edit.ts'
import { MAX_INDUSTRIES } from '@shulei/domain/people/profile/edit-industries.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { DateField } from '@shulei/ui/DateField/DateField.tsx'
import { RadioGroup } from '@shulei/ui/RadioGroup/RadioGroup.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { type SubmitEvent, useContext, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictChoice } from '../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { useFormDraft } from '../../../base/form/useFormDraft.ts'
import { SuggestText } from '../../profile/SuggestText.tsx'
import { StepFoot } from '../StepFoot.tsx'
import { useSaveStep } from '../useGuide.ts'
import { EmailFact } from './EmailFact.tsx'
import * as css from './GuideWizard.css.ts'
import { IndustryField } from './IndustryField.tsx'
import { MissingNote } from './MissingNote.tsx'
import type { StepProps } from './steps.ts'

const savedFields = ({ bindingInfo }: StepProps['guide']): BindingFields => ({
  iden: String(bindingInfo.iden ?? ''),
  birthday: bindingInfo.birthday ?? '',
  province: bindingInfo.province,
  city: bindingInfo.city,
  industry: bindingInfo.industry.join(','),
  introduction: bindingInfo.introduction,
})

/** The first step: identity and binding information, saved by one call (C137). */
export function BasicStep({ guide, userId, onNext, outboxAddress }: StepProps) {
  const { t } = useTranslation('guide')
  const { now } = useContext(TimeContext)
  const { pick } = useFormat()
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(element)
  const { data: choices } = useCall(refs.initData, {})
  const { values, base, conflict, settle, change, forget } = useFormDraft(
    address.step1({ hash: String(userId) }),
    savedFields(guide),
  )
  const { save, isSaving, failure } = useSaveStep()
  const [isTried, setTried] = useState(false)

  const addEmail = useRef<HTMLButtonElement>(null)
  const isEmailMissing = guide.missing.some(({ name }) => name === 'email')

  const problems = bindingProblems(values, now)
  const shown = (field: string) => {
    const problem = problems[field]
    if (!problem || (problem === 'empty' && !isTried)) return undefined
    const max =
      field === 'industry' ? MAX_INDUSTRIES : field === 'introduction' ? profileLimits.introduction : profileLimits.city
    return t(`problem.${problem}`, { max })
  }
  const field = (name: keyof BindingFields) => ({
    value: values[name] ?? '',
    onChange: (text: string) => change({ [name]: text }),
    errorMessage: shown(String(name)),
  })
  const length = countText(profileTextOf('introduction', values.introduction))
  const over = length - profileLimits.introduction

  const industryOf = (code: string) => {
    const found = choices?.industries.find((one) => one.code === code)
    return found ? pick({ cn: found.nameCn, en: found.nameEn }) : code
  }
  const idens: Record<string, string> = {
    1: t('basic.student'),
    2: t('basic.jobHolder'),
    4: t('basic.teacher'),
  }
  const fields = {
    iden: { label: t('basic.iden'), show: (text: string) => idens[text] ?? '' },
    birthday: { label: t('basic.birthday') },
    city: { label: t('basic.city') },
    province: { label: t('basic.province') },
    industry: { label: t('basic.industry'), show: (text: string) => codesOf(text).map(industryOf).join(' · ') },
    introduction: { label: t('basic.introduction'), kind: 'text' },
  } as const

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving || conflict) return
    setTried(true)
    const iden = idenOf(values.iden)
    if (iden === null) return focusProblem()
    // the address stands between the identity and the other fields
    if (isEmailMissing) return addEmail.current?.focus()
    if (Object.keys(problems).length > 0) return focusProblem()
    const bodyOf = ({ birthday, province, city, introduction, industry }: BindingFields) => ({
      ...{ birthday, province, city, introduction, industry: codesOf(industry) },
    })
    const known = { iden: idenOf(base.iden), ...bodyOf(base) }
    if (!(await save(refs.saveIden, { body: { iden, ...bodyOf(values), base: known } }))) return
    forget(values)
    onNext()
  }

  return (
    // by POST, so that values sent before hydration do not appear in the address
    <form
      ref={element}
      id={formId}
      tabIndex={-1}
      method="post"
      className={css.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <MissingNote guide={guide} page="basic" />
      <ConflictChoice conflict={conflict} fields={fields} onChoose={settle} focusId={formId} />
      <RadioGroup
        label={t('basic.iden')}
        options={[
          { value: '1', label: t('basic.student'), note: t('basic.studentNote') },
          { value: '2', label: t('basic.jobHolder'), note: t('basic.jobHolderNote') },
          { value: '4', label: t('basic.teacher'), note: t('basic.teacherNote') },
        ]}
        {...field('iden')}
        isRequired
      />
      <EmailFact
        ref={addEmail}
        email={guide.bindingInfo.email}
        outboxAddress={outboxAddress}
        errorMessage={isEmailMissing && isTried ? t('problem.empty') : undefined}
      />
      <DateField
        label={t('basic.birthday')}
        labelNote={t('basic.onlyYou')}
        value={values.birthday || null}
        onChange={(birthday) => change({ birthday: birthday ?? '' })}
        errorMessage={shown('birthday')}
      />
      <div className={css.pair}>
        <SuggestText type="city" label={t('basic.city')} hint={t('basic.cityHint')} {...field('city')} isRequired />
        <SuggestText type="province" label={t('basic.province')} labelNote={t('optional')} {...field('province')} />
      </div>
      <IndustryField
        industries={choices?.industries ?? []}
        chosen={codesOf(values.industry)}
        onChange={(codes) => change({ industry: codes.join(',') })}
        errorMessage={shown('industry')}
      />
      <TextArea
        label={t('basic.introduction')}
        hint={t('basic.introductionHint')}
        {...field('introduction')}
        counter={{
          text: `${length} / ${profileLimits.introduction}`,
          isOver: over > 0,
          announcement: over > 0 ? t('problem.over', { count: over }) : '',
        }}
        rows={3}
        isGrowing
      />
      {failure && !conflict ? <FailureNote failure={failure} title={t('notSaved')} /> : null}
      <StepFoot back={null} submit={{ text: t('save'), pendingText: t('saving'), isPending: isSaving }} />
    </form>
  )
}
