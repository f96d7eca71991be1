import { useEffect, useEffectEvent, useRef } from 'react'
import { useCompetition } from '../../competition/useCompetition.ts'

/** Reads the competition again when no submission waits any longer: its head shows the best score and the number of submissions. */
export function useFreshCompetition(competitionId: number, isWaiting: boolean) {
  const { mutate } = useCompetition(competitionId)
  const wasWaiting = useRef(isWaiting)
  const refresh = useEffectEvent(() => void mutate())
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) refresh()
    wasWaiting.current = isWaiting
  }, [isWaiting])
}
