import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { countText } from '@shulei/domain/base/text/count.ts'
import { MAX_SKILL_LENGTH, skillOf, skillProblem } from '@shulei/domain/base/text/skills.ts'
import { lookingOf, lookingProblem, MAX_LOOKING_SKILLS, MAX_LOOKING_TIME } from '@shulei/domain/compete/team/texts.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TagInput } from '@shulei/ui/TagInput/TagInput.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictChoice } from '../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { useFormDraft } from '../../../base/form/useFormDraft.ts'
import type { Team } from '../teams.ts'
import { useTeamWrite } from '../useTeamWrite.ts'
import * as css from './FindTeam.css.ts'

export interface LookingFormProps {
  team: Pick<Team, 'id' | 'looking'>
  /** Reads everything again that shows the team. */
  onChange: () => Promise<unknown>
  onSaved: () => void
  onClose: () => void
}

const skillsOf = ({ skills }: { skills: string }) => JSON.parse(skills || '[]') as string[]

/** The skills and the time with which the captain's team looks for people. A refusal keeps the typed text. */
export function LookingForm({ team: { id, looking }, onChange, onSaved, onClose }: LookingFormProps) {
  const { t } = useTranslation('team-search')
  const send = useSend()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const focusProblem = useFocusProblem(form)
  // the form stands in the place of the button that opened it
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { values, base, conflict, settle, change, forget } = useFormDraft(`/teams/${id}#looking`, {
    skills: JSON.stringify(looking?.skills ?? []),
    time: looking?.time ?? '',
  })
  const skills = skillsOf(values)
  const { time } = values
  const { isPending, failure, run } = useTeamWrite(onChange, t('form.failed'))
  const length = countText(lookingOf({ skills: [], time }).time)
  const timeProblem = lookingProblem({ skills: [], time })

  const problemOf = (skill: string) => {
    const problem = skills.length >= MAX_LOOKING_SKILLS ? 'full' : skillProblem(skill, skills)
    return problem ? t(`form.problem.${problem}`, { count: MAX_LOOKING_SKILLS, max: MAX_SKILL_LENGTH }) : undefined
  }
  const fields = {
    skills: { label: t('form.skills'), show: (list: string) => skillsOf({ skills: list }).join(' · ') },
    time: { label: t('form.time') },
  }
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending || conflict) return
    if (timeProblem) return focusProblem()
    const known = { skills: skillsOf(base), time: base.time }
    const isFirst = known.skills.length === 0 && known.time === ''
    const body = { looking: { skills, time }, base: { looking: isFirst ? null : known } }
    if (!(await run(() => send(refs.lookForPeople, { params: { id }, body })))) return
    forget(values)
    onSaved()
  }
  return (
    <form
      ref={form}
      id={formId}
      tabIndex={-1}
      method="post"
      className={css.form}
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <ConflictChoice conflict={conflict} fields={fields} onChoose={settle} focusId={formId} />
      <TagInput
        label={t('form.skills')}
        labelNote={t('form.skillsNote', { count: MAX_LOOKING_SKILLS, max: MAX_SKILL_LENGTH })}
        placeholder={t('form.skillsPlaceholder')}
        tagsLabel={t('skills')}
        removeLabel={(name) => t('form.remove', { name })}
        countText={`${skills.length} / ${MAX_LOOKING_SKILLS}`}
        tags={skills}
        onChange={(next) => change({ skills: JSON.stringify(next.map(skillOf)) })}
        problemOf={problemOf}
        isDisabled={isPending}
      />
      <TextField
        label={t('form.time')}
        labelNote={t('form.optional')}
        placeholder={t('form.timePlaceholder')}
        autoComplete="off"
        value={time}
        onChange={(text) => change({ time: text })}
        errorMessage={
          timeProblem
            ? t(timeProblem === 'forbidden' ? 'form.problem.forbidden' : 'form.timeTooLong', { max: MAX_LOOKING_TIME })
            : undefined
        }
        counter={{ text: `${length} / ${MAX_LOOKING_TIME}`, isOver: length > MAX_LOOKING_TIME }}
      />
      {failure && !conflict ? <FailureNote failure={failure} /> : null}
      <div className={css.buttons}>
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('form.saving')}>
          {t('form.save')}
        </Button>
        <Button
          isDisabled={isPending}
          onPress={() => {
            forget(values)
            onClose()
          }}
        >
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  )
}
