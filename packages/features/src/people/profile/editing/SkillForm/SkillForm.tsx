import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../../base/form/FailureNote.tsx'
import { SkillsField } from '../../SkillsField.tsx'
import type { Profile } from '../../useProfile.ts'
import { useSkills } from '../../useSkills.ts'
import * as css from '../editing.css.ts'
import { SaveBar } from '../SaveBar/SaveBar.tsx'

/** The reader's technical directions: at most six, ten characters each, none twice (B§5). */
export function SkillForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('editing')
  const { tags, change, save, discard, failure, ...state } = useSkills(profile)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!state.isSaving) void save()
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <SkillsField
        tags={tags}
        onChange={change}
        isDisabled={state.isSaving}
        errorMessage={failure && !failure.isSignedOut ? failure.text : undefined}
      />
      {failure?.isSignedOut ? <FailureNote failure={failure} /> : null}
      <SaveBar {...state} part={t('part.skills')} onDiscard={discard} />
    </form>
  )
}
