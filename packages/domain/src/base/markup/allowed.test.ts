import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isLinkAddress,
  isPictureAddress,
  linkAddressOf,
  messagePictureAddressOf,
  type PictureFormat,
  pictureAddressOf,
  pictureEndings,
  pictureIdOf,
  pictureNameOf,
} from './allowed.ts'

test.each([
  ['https://shulei.example/competitions/963', true],
  ['HTTP://shulei.example', true],
  ['mailto:lin@shulei.example', true],
  ['https://数擂.example/路径', true],
  ['https://', false],
  ['https:shulei.example', false],
  ['mailto:', false],
  ['javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  [' https://shulei.example', false],
  ['https://shulei.example/a b', false],
  ['\u0001https://shulei.example', false],
  ['data:text/html,x', false],
  ['//shulei.example', false],
  ['/competitions', false],
  ['ftp://shulei.example', false],
  ['', false],
])('%j may be the address of a link: %s', (address, isAllowed) => {
  expect(isLinkAddress(address)).toBe(isAllowed)
})

test.each([
  ['shulei.example/data', 'https://shulei.example/data'],
  [' shulei.example:8080/x ', 'https://shulei.example:8080/x'],
  ['http://shulei.example', 'http://shulei.example'],
  ['lin@shulei.example', 'mailto:lin@shulei.example'],
  ['javascript:alert(1)', null],
  ['JavaScript:alert("a.b")', null],
  ['data:text/html,x.y', null],
  ['浮标', null],
  ['/competitions/963', null],
  ['', null],
])('%j is completed to %j', (typed, address) => {
  expect(linkAddressOf(typed)).toBe(address)
})

test('every completed address has one of the three schemes in a browser, or is refused', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.emailAddress(),
    fc.constantFrom('javascript:a.b'),
  )
  fc.assert(
    fc.property(typed, fc.constantFrom('', ' ', '\t', 'java', 'data:', 'https://'), (text, before) => {
      const address = linkAddressOf(before + text)
      if (address !== null) expect(new URL(address).protocol).toMatch(/^(https?|mailto):$/)
    }),
    { numRuns: 5000 },
  )
})

const uuid = '0b9f7c3e-1d52-4a6b-9c1e-5f0d2a7b8c9d'

test.each([
  [`/api/v1/dfeditor/images/${uuid}.webp`, true],
  [`/api/v1/dfeditor/images/${uuid}.jpg`, true],
  [`/api/v1/dfeditor/images/${uuid}.svg`, false],
  [`https://elsewhere.example/api/v1/dfeditor/images/${uuid}.webp`, false],
  [`/api/v1/dfeditor/images/${uuid}.webp?x`, false],
  [`/api/v1/dfeditor/images/../${uuid}.webp`, false],
  ['data:image/png;base64,AAAA', false],
  ['', false],
])('%j may be the address of a picture: %s', (address, isAllowed) => {
  expect(isPictureAddress(address)).toBe(isAllowed)
})

test('the address of every uploaded picture is allowed, and the id can be read from its name', () => {
  const formats = fc.constantFrom(...(Object.keys(pictureEndings) as PictureFormat[]))
  fc.assert(
    fc.property(fc.uuid(), formats, (id, format) => {
      const address = pictureAddressOf(id, format)
      expect(isPictureAddress(address)).toBe(true)
      const pictureName = pictureNameOf(id, format)
      expect(address.endsWith(`/${pictureName}`)).toBe(true)
      expect(messagePictureAddressOf(id, format).endsWith(`/${pictureName}`)).toBe(true)
      expect(isPictureAddress(messagePictureAddressOf(id, format))).toBe(false)
      expect(pictureIdOf(pictureName)).toBe(id)
    }),
  )
})

test.each([uuid, `${uuid}.svg`, `${uuid}.PNG`, `../../${uuid}.png`, `x${uuid}.png`, `${uuid}.png?x`, ''])(
  '%j is no name of a picture',
  (pictureName) => expect(pictureIdOf(pictureName)).toBeNull(),
)
