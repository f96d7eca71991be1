import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as address from '@shulei/domain/address/guide.ts'
import {
  fieldsOf,
  type OccupationField,
  type OccupationFields,
  occupationProblems,
  requiredFields,
} from '@shulei/domain/people/guide/occupation.ts'
import { entryLimits, YEARS_AHEAD } from '@shulei/domain/people/profile/edit-entries.ts'
import { TimeContext } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { type SubmitEvent, useContext, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { guideAddress } from '../../../base/address/guide.ts'
import { ConflictChoice } from '../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { useFormDraft } from '../../../base/form/useFormDraft.ts'
import { StepFoot } from '../StepFoot.tsx'
import { useSaveStep } from '../useGuide.ts'
import * as css from './GuideWizard.css.ts'
import { MissingNote } from './MissingNote.tsx'
import { type OccupationInputs, StudyFields, WorkFields } from './OccupationFields.tsx'
import type { StepProps } from './steps.ts'

/** The latest employment and education, which the form changes; empty ones are added. */
function savedFields({ jobInfo, teaInfo, stuInfo }: StepProps['guide']): OccupationFields {
  const work = jobInfo ?? teaInfo
  return {
    companyName: work?.companyName ?? '',
    jobName: work?.jobName ?? '',
    workStartTime: work?.workStartTime ?? '',
    workEndTime: work?.workEndTime ?? '',
    schoolName: stuInfo?.schoolName ?? '',
    majorName: stuInfo?.majorName ?? '',
    degreeName: stuInfo?.degreeName ?? '',
    eduStartTime: stuInfo?.eduStartTime ?? '',
    eduEndTime: stuInfo?.eduEndTime ?? '',
  }
}

/** The second step: the occupation of the identity, saved by one call (C138, C139). */
export function OccupationStep({ guide, userId, origin, onNext }: StepProps) {
  const { t } = useTranslation('guide')
  const { now } = useContext(TimeContext)
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(element)
  const { data: choices } = useCall(refs.initData, {})
  const { values, base, conflict, settle, change, forget } = useFormDraft(
    address.step2({ hash: String(userId) }),
    savedFields(guide),
  )
  const { save, isSaving, failure } = useSaveStep()
  const [isTried, setTried] = useState(false)
  const { iden } = guide.bindingInfo
  const back = guideAddress('basic', origin)

  if (iden === null) {
    return (
      <>
        <Alert tone="warning">{t('occupation.noIden')}</Alert>
        <StepFoot back={null}>
          <LinkButton component={Link} to={back} variant="primary">
            {t('occupation.toBasic')}
          </LinkButton>
        </StepFoot>
      </>
    )
  }

  const problems = occupationProblems(iden, values, now)
  const isRequired = (name: OccupationField) => requiredFields[iden].some((one) => one === name)
  const shown = (name: OccupationField) => {
    const problem = problems[name]
    if (!problem || !(isTried || problem === 'tooLong' || problem === 'forbidden')) return undefined
    const max = name in entryLimits ? entryLimits[name as 'jobName'] : 0
    return t(`problem.${problem}`, { max, years: YEARS_AHEAD })
  }
  const inputs: OccupationInputs = (name) => {
    return {
      value: values[name],
      onChange: (text) => change({ [name]: text }),
      errorMessage: shown(name),
      ...(isRequired(name) ? { isRequired: true } : { labelNote: t('optional') }),
    }
  }

  const fields = Object.fromEntries(fieldsOf(iden).map((name) => [name, { label: t(`occupation.${name}`) }]))

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving || conflict) return
    setTried(true)
    if (Object.keys(problems).length > 0) return focusProblem()
    const userWorkId = (guide.jobInfo ?? guide.teaInfo)?.userWorkId ?? null
    const body = { ...values, userWorkId, userEduId: guide.stuInfo?.userEduId ?? null, base }
    const isSaved =
      iden === 2 ? await save(refs.saveIdenCompany, { body }) : await save(refs.saveIdenV2, { body: { ...body, iden } })
    if (!isSaved) return
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
      <MissingNote guide={guide} page="occupation" />
      <ConflictChoice conflict={conflict} fields={fields} onChoose={settle} focusId={formId} />
      {iden === 1 ? null : <WorkFields isTeacher={iden === 4} inputs={inputs} />}
      <StudyFields isStudent={iden === 1} degrees={choices?.degrees ?? []} inputs={inputs} />
      <p className={css.note}>{t('occupation.source')}</p>
      {failure && !conflict ? <FailureNote failure={failure} title={t('notSaved')} /> : null}
      <StepFoot back={back} submit={{ text: t('save'), pendingText: t('saving'), isPending: isSaving }} />
    </form>
  )
}
