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

/**
 * The reader's real-name verification: form, pending, correction after a refusal, or done (S096 to S100).
 *
 * - MUST show the status as a word, always (S096 to S099, Q028).
 * - MUST let one of the two identities be chosen, mainland or overseas, and say that they exclude each other (S100).
 * - MUST ask for real name, certificate type, id number and the holding-ID photo; both sides of the document may be left out (B§5,
 *   Q172).
 * - MUST take jpg, png and bmp of up to 3 MB and send upright JPEGs of at most 500 kB, under one hint (Q002, Q173).
 * - MUST say at its field what is wrong, all at once, and keep what was typed and chosen through a failed send (A§8).
 * - MUST send mainland identities to C140, overseas ones to C107, and those that replace a refused one to C108 or with
 *   `shipDeleteId` (Q090, S099).
 * - MUST ask for name and number whole only to fill in the form again after a refusal, and show them masked otherwise (C098).
 * - MUST NOT keep anything of it on the device. What was typed in the guide stays in memory until the reader leaves the guide.
 */
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
