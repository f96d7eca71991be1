import type { RequestHandler } from 'msw'

const found = import.meta.glob<{ handlers: RequestHandler[] }>('../packages/mocks/src/handlers.ts', { eager: true })

/** The answers of the mock API that hold in every story unless the story overrides them. */
export const handlers: RequestHandler[] = Object.values(found).flatMap((module) => module.handlers)
