import { studioFixture } from '@shulei/mocks/publish/studio/fixtures.ts'
import { expect, test } from 'vitest'
import { conflictOfParts, merged } from './parts.ts'

const { content: base } = studioFixture()
const titled = (cn: string) => ({ ...base, title: { cn, en: cn } })
const footed = (cn: string) => ({ ...base, footerText: { cn, en: cn } })

test('puts changes of different parts together without a question', () => {
  const versions = { base, mine: titled('我的'), stored: footed('别处的') }
  expect(conflictOfParts(versions)).toBeNull()
  expect(merged(versions, {})).toEqual({ ...footed('别处的'), title: titled('我的').title })
})

test('asks about a part that both have changed, and takes what is chosen', () => {
  const versions = { base, mine: titled('我的'), stored: titled('别处的') }
  const conflict = conflictOfParts(versions)
  expect(Object.keys(conflict?.mine ?? {})).toEqual(['title'])
  expect(merged(versions, conflict?.mine ?? {})).toEqual(titled('我的'))
  expect(merged(versions, conflict?.theirs ?? {})).toEqual(titled('别处的'))
})

test('finds no difference in another order of keys', () => {
  const { cn, en } = base.title
  expect(conflictOfParts({ base, mine: { ...base, title: { en, cn } }, stored: titled('别处的') })).toBeNull()
})
