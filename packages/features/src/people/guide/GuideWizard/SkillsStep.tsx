import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { MAX_SKILL_LENGTH } from '@shulei/domain/base/text/skills.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { guideAddress } from '../../../base/address/guide.ts'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { SkillsField } from '../../profile/SkillsField.tsx'
import { type Profile, useProfile } from '../../profile/useProfile.ts'
import { useSkills } from '../../profile/useSkills.ts'
import { StepFoot } from '../StepFoot.tsx'
import { useGuide } from '../useGuide.ts'
import * as css from './GuideWizard.css.ts'
import type { StepProps } from './steps.ts'

function SkillFields({ profile, origin, onNext }: StepProps & { profile: Profile }) {
  const { t } = useTranslation('guide')
  const { t: shell } = useTranslation('shell')
  const { mutate } = useGuide()
  const { tags, isChanged, isSaving, failure, change, save } = useSkills(profile)
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(element)
  const [keyword, setKeyword] = useState('')
  const { data: found = [], isLoading } = useCall(
    refs.smartInput,
    keyword === '' || keyword.length > MAX_SKILL_LENGTH ? null : { query: { type: 'skill', keyword } },
  )
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving) return
    // the field keeps a text that cannot become a skill, and says why
    if (event.currentTarget.querySelector('[aria-invalid=true]')) return focusProblem()
    if (!(await save())) return
    await mutate()
    onNext()
  }
  return (
    <form ref={element} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <Alert tone="info">{t('optionalHere')}</Alert>
      <SkillsField
        tags={tags}
        onChange={change}
        suggestions={found.map(({ value }) => value).filter((value) => !tags.includes(value))}
        onSearch={setKeyword}
        isLoading={isLoading}
        loadingText={shell('a11y.loading')}
        isDisabled={isSaving}
      />
      {failure ? <FailureNote failure={failure} title={t('skills.failed')} /> : null}
      <StepFoot
        back={guideAddress('occupation', origin)}
        skip={
          tags.length === 0 && !isChanged ? { text: t('skip'), to: guideAddress('verification', origin) } : undefined
        }
        submit={{ text: isChanged ? t('save') : t('next'), pendingText: t('saving'), isPending: isSaving }}
      />
    </form>
  )
}

/** The optional third step: technical directions (Q013, Q030). They are those of the profile, added and removed one by one. */
export function SkillsStep(props: StepProps) {
  const { data: profile, error, mutate } = useProfile(props.userId)
  if (!profile) return <NotRead rows={2} error={error} onRetry={() => void mutate()} />
  return <SkillFields {...props} profile={profile} />
}
