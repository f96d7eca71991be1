import { closeTimeMachine, openTimeMachine, timeMachine } from '@shulei/contract/publish/studio/calls.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../../mock.ts'
import { machinePlacesFixture } from './fixtures.ts'

/** Places of the time machine. Opening and leaving are forms that load a page, which no story does. */
export const timeMachineHandlers: RequestHandler[] = [
  mock(timeMachine, () => ({ places: machinePlacesFixture() })),
  mock(openTimeMachine, () => undefined),
  mock(closeTimeMachine, () => undefined),
]
