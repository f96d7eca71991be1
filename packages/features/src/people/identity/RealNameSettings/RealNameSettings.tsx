import { NotRead } from '../../../base/site/NotRead.tsx'
import { VerificationPanel } from '../VerificationPanel.tsx'
import { RealNameForm } from './RealNameForm.tsx'
import { useRealName } from './useRealName.ts'
import { useRealNameFacts } from './useRealNameFacts.ts'
import type { RealNameFormProps } from './useRealNameForm.ts'

export interface RealNameSettingsProps extends Pick<RealNameFormProps, 'typed' | 'onType'> {
  /** A verification was sent, here or elsewhere. */
  onSent?: () => void
}

/** The reader's real-name verification: form, pending, correction after a refusal, or done (S096 to S100). */
export function RealNameSettings({ typed, onType, onSent }: RealNameSettingsProps) {
  const factsOf = useRealNameFacts()
  const { stored, error, isSent, start, retry, take, reread } = useRealName()
  return (
    <VerificationPanel
      of="realName"
      id="certification"
      stored={stored}
      facts={stored ? factsOf(stored) : []}
      isSent={isSent}
      error={error}
      onRetry={retry}
    >
      {stored && start ? (
        <RealNameForm
          recordId={stored.recordId}
          start={start.whole}
          typed={typed}
          onType={onType}
          onSent={async (answer) => {
            await take(answer)
            onSent?.()
          }}
          onStale={() => {
            reread()
            onSent?.()
          }}
        />
      ) : (
        <NotRead rows={4} error={undefined} onRetry={retry} />
      )}
    </VerificationPanel>
  )
}
