import type { Guide } from '../useGuide.ts'

/** Props of every step of the guide. */
export interface StepProps {
  guide: Guide
  userId: number
  /** The page to which the guide leads in the end. */
  origin: string | null
  /** Opens the next step. */
  onNext: () => void
  /** Address of the outbox with codes while no sender is configured. */
  outboxAddress: string | null
}
