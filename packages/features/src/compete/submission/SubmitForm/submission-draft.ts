import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useEffect, useState } from 'react'
import { useFormDraft } from '../../../base/form/useFormDraft.ts'
import type { Competition } from '../../competition/useCompetition.ts'

/** Chosen values of a submission that is not sent yet. */
interface Chosen {
  file: File | null
  processFile: File | null
  share: boolean
}

/** Chosen and typed values of a submission that is not sent yet. */
export interface SubmissionDraft extends Chosen {
  description: string
}

const nothing: Chosen = { file: null, processFile: null, share: false }

/** Choices on forms whose page was left, by form. The map lives until the tab is closed, because a file cannot be stored. */
const left = new Map<string, Chosen>()

/**
 * The draft of the form, by competition and team: what was chosen before the page was left, and what was typed on this device. Call
 * `keep` on leaving, and `forget` once it is sent.
 */
export function useSubmissionDraft({ id, profile }: Competition) {
  const place = `${competitionAddress.submits({ id })}#${profile.team?.id ?? ''}`
  const typed = useFormDraft(place, { description: '' })
  const [chosen, setChosen] = useState(() => left.get(place) ?? nothing)
  useEffect(() => {
    left.delete(place)
  }, [place])
  const draft: SubmissionDraft = { ...chosen, ...typed.values }
  return {
    draft,
    choose: (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part })),
    describe: (description: string) => typed.change({ description }),
    keep: () => void left.set(place, chosen),
    forget() {
      setChosen(nothing)
      typed.change({ description: '' })
    },
  }
}
