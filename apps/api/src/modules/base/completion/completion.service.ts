import { type CompletionGap, completionGap, type Iden } from '@shulei/domain/base/completion/completion.ts'
import type { Gate } from '@shulei/domain/base/completion/gate.ts'
import type { Executor } from '../../../platform/db/database.ts'
import { realEmail } from '../session/user.service.ts'
import { findPersonFacts } from './completion.repo.ts'

/**
 * The first fact that a person must still fill in before submitting to a competition with a gate, or null (`B§4`, RU161). The identity is
 * that of the profile, else `formIden`, that of the sign-up form.
 */
export async function completionOf(
  on: Executor,
  userId: number,
  { gate, formIden }: { gate: Gate; formIden: Iden | null },
): Promise<CompletionGap | null> {
  if (gate === 'none') return null
  const facts = await findPersonFacts(on, userId)
  if (!facts) throw new Error(`there is no person ${userId}`)
  return completionGap({ ...facts, iden: facts.iden ?? formIden, email: realEmail(facts.email) ?? '' }, gate)
}
