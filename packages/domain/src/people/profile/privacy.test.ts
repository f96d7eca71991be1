import { describe, expect, test } from 'vitest'
import { chosenPrivacy, defaultPrivacy, hiddenFrom, privacyBlocks, privacyFlags } from './privacy.ts'

const owner = { isOwner: true, mutual: false }
const other = { isOwner: false, mutual: false }
const friend = { isOwner: false, mutual: true }

test.each(privacyBlocks)('%s hidden is hidden from everybody but the owner', (block) => {
  const settings = { ...defaultPrivacy, email: true, [block]: false }
  expect(hiddenFrom(settings, block, owner)).toBeNull()
  expect(hiddenFrom(settings, block, other)).toBe('private')
  expect(hiddenFrom(settings, block, friend)).toBe('private')
  for (const shown of privacyBlocks.filter((one) => one !== block))
    expect(hiddenFrom(settings, shown, other)).toBeNull()
})

describe('activity for mutual followers only', () => {
  const settings = { ...defaultPrivacy, audience: 'mutual' as const }

  test('is visible to them and to the owner', () => {
    expect(hiddenFrom(settings, 'myDynamics', friend)).toBeNull()
    expect(hiddenFrom(settings, 'myDynamics', owner)).toBeNull()
    expect(hiddenFrom(settings, 'myDynamics', other)).toBe('mutual')
  })

  test('does not affect the other blocks', () => {
    expect(privacyFlags(settings, other)).toEqual({
      seeWorkInfo: 1,
      seeEmail: 0,
      seeEducationInfo: 1,
      seeCompetition: 1,
      seeMyDynamics: 0,
      seeOthersDynamics: 1,
    })
  })
})

test('the owner reads every flag as visible', () => {
  const nothing = { ...defaultPrivacy, work: false, education: false, competition: false, myDynamics: false }
  expect(new Set(Object.values(privacyFlags(nothing, owner)))).toEqual(new Set([1]))
})

test('the owner reads the chosen flags, including those limited to mutual followers', () => {
  const chosen = chosenPrivacy({ ...defaultPrivacy, work: false, audience: 'mutual' })
  expect(chosen).toMatchObject({
    seeWorkInfo: 0,
    seeEmail: 0,
    seeEducationInfo: 1,
    seeMyDynamics: 1,
    audience: 'mutual',
  })
})
