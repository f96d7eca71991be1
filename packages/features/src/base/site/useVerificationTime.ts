import { useFormat } from '@shulei/i18n/format.ts'
import { useSiteState } from './site-state.ts'

/** How long a verification takes on this site, such as “usually within one working day”, in the reader's language. */
export function useVerificationTime(): string {
  const { pick } = useFormat()
  return pick(useSiteState().website.verificationTime)
}
