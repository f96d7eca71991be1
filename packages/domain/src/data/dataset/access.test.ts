import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gates } from '../../base/completion/gate.ts'
import { type Access, downloadBlocks } from './access.ts'
import { downloaders, downloadersOf, isOpenLicence } from './downloaders.ts'
import { licences } from './licences.ts'

const access: fc.Arbitrary<Access> = fc.record({
  signupState: fc.option(fc.integer({ min: 0, max: 5 })),
  protocolAccepted: fc.boolean(),
  verified: fc.boolean(),
  downloaders: fc.constantFrom(...downloaders),
  isOwn: fc.boolean(),
  isOrganizer: fc.boolean(),
})

test('own data of no competition are always open, to nobody else before the protocol', () => {
  fc.assert(
    fc.property(access, (one) => {
      const blocks = downloadBlocks({ ...one, signupState: null })
      expect(blocks.length === 0).toBe(
        one.isOwn || (one.protocolAccepted && (one.verified || one.downloaders === 'signedIn')),
      )
    }),
  )
})

test('data of a competition ask for sign-up and protocol, and for a real name where its gate does', () => {
  fc.assert(
    fc.property(access, fc.integer({ min: 0, max: 5 }), (one, signupState) => {
      const blocks = downloadBlocks({ ...one, signupState })
      expect(blocks).toEqual([
        ...(signupState < 3 && !one.isOrganizer ? ['signUpFirst'] : []),
        ...(one.protocolAccepted ? [] : ['protocolFirst']),
        ...(one.verified || one.downloaders === 'signedIn' ? [] : ['realNameFirst']),
      ])
    }),
  )
})

test('a step that is taken is never asked for again, and a visitor learns the first step alone', () => {
  expect(downloadBlocks(null)).toEqual(['loginFirst'])
  fc.assert(
    fc.property(access, (one) => {
      const before = downloadBlocks(one)
      const after = downloadBlocks({ ...one, protocolAccepted: true, verified: true })
      expect(before).toEqual(expect.arrayContaining(after))
      expect(after).not.toContain('realNameFirst')
    }),
  )
})

test.each([
  ['CC0-1.0', true],
  ['CC-BY-4.0', true],
  ['CC-BY-SA-4.0', true],
  ['ODbL-1.0', true],
  ['PDDL-1.0 AND CC0-1.0', true],
  ['US-Government-Work', true],
  ['CC-BY-NC-4.0', false],
  ['CC-BY-ND-4.0', false],
  ['somebody-s-own', false],
  ['', false],
])('the licence %s is open: %s', (id, isOpen) => {
  expect(isOpenLicence(id)).toBe(isOpen)
})

test('the owner decides before the licence, and a competition before both', () => {
  const licence = fc.constantFrom('', ...licences.map(({ id }) => id))
  fc.assert(
    fc.property(
      fc.option(fc.constantFrom(...downloaders)),
      licence,
      fc.constantFrom(...gates, null),
      (chosen, id, gate) => {
        const found = downloadersOf({ downloaders: chosen, licence: id, gate })
        if (gate !== null) expect(found).toBe(gate === 'realName' ? 'verified' : 'signedIn')
        else expect(found).toBe(chosen ?? (isOpenLicence(id) ? 'signedIn' : 'verified'))
      },
    ),
  )
})
