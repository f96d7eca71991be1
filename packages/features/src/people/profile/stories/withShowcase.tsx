import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { showcaseFixture } from '@shulei/mocks/people/profile/tabs.ts'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { profileArgs } from '../useProfile.ts'
import { gu } from './people.ts'

const fallback = { [keyOf(refs.userShowcase, profileArgs(gu.id))]: showcaseFixture(gu) }

/** The loaded head of a profile around a story. */
export const withShowcase = (Story: () => ReactNode) => (
  <SWRConfig value={{ fallback }}>
    <Story />
  </SWRConfig>
)
