import type { RequestHandler } from 'msw'
import { competitionHandlers } from './competition/handlers.ts'
import { identityHandlers } from './identity/handlers.ts'
import { sessionHandlers } from './session/handlers.ts'
import { shellHandlers } from './shell/handlers.ts'
import { submissionHandlers } from './submission/handlers.ts'

/** The mock API of stories: one answer to every JSON call of the contract. Files and the visit picture have none. */
export const handlers: RequestHandler[] = [
  ...sessionHandlers,
  ...identityHandlers,
  ...competitionHandlers,
  ...submissionHandlers,
  ...shellHandlers,
]
