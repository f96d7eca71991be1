import { countText } from '@shulei/domain/base/text/count.ts'
import { MAX_SKILL_LENGTH, MAX_SKILLS, skillOf, skillProblem } from '@shulei/domain/base/text/skills.ts'
import { type Suggesting, TagInput, type TagInputProps } from '@shulei/ui/TagInput/TagInput.tsx'
import { useTranslation } from 'react-i18next'

export type SkillsFieldProps = Pick<TagInputProps, 'tags' | 'onChange' | 'isDisabled' | 'errorMessage'> & Suggesting

/** The field of technical directions with their limits (B§5). Texts: namespace `editing`. */
export function SkillsField({ tags, onChange, ...more }: SkillsFieldProps) {
  const { t } = useTranslation('editing')
  return (
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
      onChange={(next) => onChange(next.map(skillOf))}
      problemOf={(text) => {
        const problem = skillProblem(text, tags)
        return problem ? t(`skill.problem.${problem}`, { count: MAX_SKILLS, max: MAX_SKILL_LENGTH }) : undefined
      }}
      {...more}
    />
  )
}
