import { describe, expect, test } from 'vitest'
import { handWrittenAddresses, handWrittenAddressesOfProject } from './addressesInCode.ts'

test('the address map builds every page address', () => {
  expect(handWrittenAddressesOfProject()).toEqual([])
})

/* biome-ignore-start lint/suspicious/noTemplateCurlyInString: the templates are what is parsed */
describe('finds an address written by hand', () => {
  test.each([
    ['as a string', "navigate('/notices')", '/notices'],
    ['with a query', "navigate('/users/settings?view=notice')", '/users/settings?view=notice'],
    ['in an attribute', '<Link to="/competitions" />', '/competitions'],
    ['with a hash behind it', "go('/help#faq')", '/help#faq'],
    ['in a template', '<Link to={`/competitions/${id}/ranking`} />', '/competitions/'],
    ['behind the address of the site', 'go(`${site.url}/messages/7`)', '/messages/7'],
    ['with a dot in its name', "go('/cooperation.bak')", '/cooperation.bak'],
    ['of the reviewer area', "go('/spic-review/login')", '/spic-review/login'],
  ])('%s', (_, code, text) => {
    expect(handWrittenAddresses('a.tsx', `const a = () => ${code}`)).toEqual([`a.tsx:1: ${text}`])
  })
})

describe('ignores a text that is not a page address', () => {
  test.each([
    ['a call of the map', 'go(competitionAddress.ranking({ id }))'],
    ['a file of the API', 'get(`/api/competitions/${id}/submits`)'],
    ['a longer word', "go('/notice-board')"],
    ['a path in the middle', "'https://other.example/competitions'"],
    ['the home page', "go('/')"],
  ])('%s', (_, code) => {
    expect(handWrittenAddresses('a.tsx', `const a = () => ${code}`)).toEqual([])
  })
})
/* biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above */
