import { home, website } from '@shulei/contract/house/shell/calls.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../../mock.ts'
import { homeFixture, websiteFixture } from './fixtures.ts'

export const shellHandlers: RequestHandler[] = [mock(website, () => websiteFixture()), mock(home, () => homeFixture())]
