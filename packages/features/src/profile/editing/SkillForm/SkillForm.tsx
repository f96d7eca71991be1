import { MAX_SKILL_LENGTH, MAX_SKILLS, skillOf, skillProblem } from '@shulei/domain/profile/edit-skills.ts'
import { countText } from '@shulei/domain/text/count.ts'
import { TagInput } from '@shulei/ui/TagInput/TagInput.tsx'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../site/FailureNote.tsx'
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
      <TagInput
        label={t('skill.label')}
        labelNote={t('skill.limits', { count: MAX_SKILLS, max: MAX_SKILL_LENGTH })}
        placeholder={t('skill.placeholder')}
        tagsLabel={t('skill.list')}
        removeLabel={(name) => t('skill.remove', { name })}
        countText={`${tags.length} / ${MAX_SKILLS}`}
        counter={(text) => {
          const length = countText(skillOf(text))
          return { text: `${length} / ${MAX_SKILL_LENGTH}`, isOver: length > MAX_SKILL_LENGTH }
        }}
        tags={tags}
        onChange={(next) => change(next.map(skillOf))}
        problemOf={(text) => {
          const problem = skillProblem(text, tags)
          return problem ? t(`skill.problem.${problem}`, { count: MAX_SKILLS, max: MAX_SKILL_LENGTH }) : undefined
        }}
        isDisabled={state.isSaving}
        errorMessage={failure && !failure.isSignedOut ? failure.text : undefined}
      />
      {failure?.isSignedOut ? <FailureNote failure={failure} /> : null}
      <SaveBar {...state} part={t('part.skills')} onDiscard={discard} />
    </form>
  )
}
