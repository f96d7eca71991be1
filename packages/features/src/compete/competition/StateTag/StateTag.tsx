import type { CompetitionState } from '@shulei/domain/compete/competition/state.ts'
import { Tag, type TagTone } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'

const tones = {
  inProgress: 'action',
  openSignup: 'success',
  upcoming: 'warning',
  ended: 'neutral',
} as const satisfies Record<CompetitionState | 'upcoming', TagTone>

export interface StateTagProps {
  /** A state of the specification (A§1), or `upcoming` when none holds yet. */
  state: CompetitionState | 'upcoming'
}

/** A competition's state in one word. A running one has the dot of the live ring. */
export function StateTag({ state }: StateTagProps) {
  const { t } = useTranslation('competition')
  return (
    <Tag tone={tones[state]} hasDot={state === 'inProgress'}>
      {t(`state.${state}`)}
    </Tag>
  )
}
