import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as reviewAddress from '@shulei/domain/address/review.ts'

/** Ends the reviewer's session and leads to their sign-in. Rejects when the server did not answer. */
export function useReviewerSignOut() {
  const send = useSend()
  return async () => {
    await send(refs.reviewerLogout, {})
    // a full page load, so that no project or score stays in memory
    location.assign(reviewAddress.login())
  }
}
